## Around every game

seat = seat { $seat }
you = seat { $seat } (you)
nobody = nobody
none = none
