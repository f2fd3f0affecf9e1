# title: Join the pieces with +
# why: Nothing is added between the pieces, so every space and the period are there because you typed them.
print("Hello, relay. This is " + input() + ".")
