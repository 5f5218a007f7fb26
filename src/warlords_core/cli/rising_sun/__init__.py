"""rising_sun at the terminal."""
