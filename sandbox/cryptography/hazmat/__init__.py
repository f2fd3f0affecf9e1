"""The building blocks of cryptography. Choose them with care: a wrong combination protects nothing."""
