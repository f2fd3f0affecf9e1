"""Ciphers, key agreement and signatures."""
