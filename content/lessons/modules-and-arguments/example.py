import sys


def greet(name, loud):
    text = f"Good night, {name}."
    return text.upper() if loud else text


def main(words):
    loud = "--loud" in words
    names = [word for word in words if word != "--loud"]
    for name in names:
        print(greet(name, loud))


if __name__ == "__main__":
    # The list plays the command line here: python greet.py wren rook --loud
    sys.argv = ["greet.py", "wren", "rook", "--loud"]
    main(sys.argv[1:])
