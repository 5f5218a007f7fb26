"""The sentences of rising_sun."""
