"""Key agreement and signatures, which use pairs of a private and a public key."""
