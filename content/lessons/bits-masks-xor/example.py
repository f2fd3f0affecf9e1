FLAGS = ["FIN", "SYN", "RST", "PSH", "ACK", "URG", "ECE", "CWR"]


def names_of(flags):
    """The names of the flags that are set, lowest bit first."""
    names = []
    for place, name in enumerate(FLAGS):
        if flags & (1 << place):
            names.append(name)
    return names


for flags in [0x02, 0x12, 0x10, 0x29, 0x00]:
    names = names_of(flags)
    if flags == 0x02:
        print(f"{flags:08b} SYN alone: somebody knocks")
    elif not names:
        print(f"{flags:08b} no flag at all: worth a look")
    else:
        print(f"{flags:08b} {' '.join(names)}")
