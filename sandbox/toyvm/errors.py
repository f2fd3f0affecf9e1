"""What stops a machine."""


class AssemblyError(ValueError):
    """The text of a program can't be assembled. `line` is the number of the line, from 1."""

    def __init__(self, line, message):
        super().__init__(f"line {line}: {message}")
        self.line = line


class MachineError(Exception):
    """The machine stopped. `address` is the cell of the instruction that stopped it, `output` what it wrote before."""

    def __init__(self, message, address):
        super().__init__(f"{message} (instruction at cell {address})")
        self.address = address
        self.output = b""


class MemoryFault(MachineError):
    """An instruction used a cell that doesn't exist, or one outside the buffer of a machine with bounds."""


class StackFault(MachineError):
    """The stack is empty, or it reached the code."""


class IllegalInstruction(MachineError):
    """The cell holds no instruction."""


class CanarySmashed(MachineError):
    """The canary below a return address changed."""


class StepLimit(MachineError):
    """The program took more steps than it may."""
