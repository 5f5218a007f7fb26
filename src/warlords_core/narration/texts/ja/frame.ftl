## Around every game

seat = 席{ $seat }
you = 席{ $seat }（あなた）
nobody = なし
none = なし
