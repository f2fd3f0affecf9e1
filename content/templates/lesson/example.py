print("a line")
