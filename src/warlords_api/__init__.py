"""REST adjudication API over the rules engine."""
