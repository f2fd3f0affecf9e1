line = input()
