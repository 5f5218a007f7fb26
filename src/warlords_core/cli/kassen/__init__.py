"""kassen in the terminal."""
