## Around every game

seat = 座位{ $seat }
you = 座位{ $seat }（你）
nobody = 无人
none = 无
