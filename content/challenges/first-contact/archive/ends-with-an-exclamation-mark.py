name = input("")
print("Hello, relay. This is " + name + "!")
