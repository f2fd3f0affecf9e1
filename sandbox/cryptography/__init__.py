"""The part of PyCA's cryptography package that the curriculum teaches, in pure Python. Not for real secrets."""
