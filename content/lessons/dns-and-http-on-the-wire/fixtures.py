# A message long enough for an offset that doesn't fit into one byte.
long = "00" * 300 + "c104"
