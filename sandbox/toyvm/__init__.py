"""A toy virtual machine with one memory for code, buffers and the return address, so that overflows can be studied.

Memory has 256 cells, numbered from 0, each with a number from 0 to 255. The stack starts at cell 256 and grows
downward. `CALL` pushes the return address, so it lies above the buffers of the function that it calls: a program that
copies too much into a buffer overwrites it.

    from toyvm import Machine, assemble

    program = assemble('''
        CALL greet
        HALT
    greet:
        ENTER 4        ; a buffer of four cells
        READ 4         ; at most four bytes of input into it
        WRITE 4
        LEAVE
        RET
    ''')
    print(Machine(program).run(b"hi\\0\\0").output)
"""

from .assembler import assemble, disassemble
from .errors import (
    AssemblyError, CanarySmashed, IllegalInstruction, MachineError, MemoryFault, StackFault, StepLimit,
)
from .machine import Machine, Result

__all__ = [
    "AssemblyError", "CanarySmashed", "IllegalInstruction", "Machine", "MachineError", "MemoryFault", "Result",
    "StackFault", "StepLimit", "assemble", "disassemble",
]
