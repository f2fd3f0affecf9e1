"""Ciphers, which use one key for both directions."""
