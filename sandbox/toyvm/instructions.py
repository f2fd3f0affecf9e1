"""The instruction set: one cell for the operation, followed by one cell for its argument if it has one.

    HALT           stops the machine
    PUSH n         pushes a number
    POP            removes the top of the stack
    ADD, SUB, XOR  replaces the two cells at the top with one: the lower with the upper
    DUP            pushes the top again
    LOAD n         pushes the content of cell n
    STORE n        pops a number into cell n
    JUMP n         continues at cell n
    JZ n           pops a number and continues at cell n if it is 0
    CALL n         pushes the address of the next instruction and continues at cell n
    RET            pops an address and continues there
    ENTER n        pushes the frame's start, then reserves n cells on the stack as the function's buffer
    LEAVE          frees the buffer and restores the frame of the caller
    READ n         copies at most n bytes of input into the buffer, from its lowest cell upward
    GETS           copies bytes of input into the buffer up to a newline, however many there are
    WRITE n        writes n cells to the output, from the lowest cell of the buffer upward
    OUT            pops a number and writes it as one byte
    PRINT          pops a number and writes it in decimal, with a newline
    IN             pushes the next byte of input, or 0 at its end
"""

# The operations by their numbers. A gap leaves numbers that aren't instructions.
NAMES = {
    0: "HALT", 1: "PUSH", 2: "POP", 3: "ADD", 4: "SUB", 5: "XOR", 6: "DUP", 7: "LOAD", 8: "STORE", 9: "JUMP",
    10: "JZ", 11: "CALL", 12: "RET", 13: "ENTER", 14: "LEAVE", 15: "READ", 16: "GETS", 17: "WRITE", 18: "OUT",
    19: "PRINT", 20: "IN",
}
CODES = {name: code for code, name in NAMES.items()}
WITH_ARGUMENT = frozenset({
    "PUSH", "LOAD", "STORE", "JUMP", "JZ", "CALL", "ENTER", "READ", "WRITE",
})
CELLS = 256
