"""Typed, immutable rules engine for three games."""
