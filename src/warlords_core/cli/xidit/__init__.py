"""xidit in the terminal."""
