"""Measurements, side by side with other engines; started by ``make bench``."""
