"""The machine that runs programs."""

from typing import NamedTuple

from .errors import CanarySmashed, IllegalInstruction, MemoryFault, StackFault, StepLimit
from .instructions import CELLS, NAMES, WITH_ARGUMENT

_NEWLINE = 10


class Result(NamedTuple):
    """What a program did: its output, the number of steps, and the cells at its end."""

    output: bytes
    steps: int
    memory: bytes


class Machine:
    """A machine with a program in its first cells.

    canary: a number from 0 to 255 that CALL puts below every return address. RET stops the machine if it changed.
    has_bounds: whether READ, GETS and WRITE are refused outside the buffer of the running function.
    """

    def __init__(self, program, *, canary=None, has_bounds=False):
        if len(program) > CELLS:
            raise ValueError(f"A program has at most {CELLS} cells; this one has {len(program)}")
        if canary is not None and canary not in range(CELLS):
            raise ValueError("A canary is a number from 0 to 255")
        self.canary, self.has_bounds = canary, has_bounds
        self.memory = bytearray(program) + bytearray(CELLS - len(program))
        self._code_end = len(program)
        self.place, self.stack, self.frame = 0, CELLS, CELLS
        self.output = bytearray()
        self.steps = 0
        self._started_at = 0
        self._input, self._input_place = b"", 0

    def run(self, data=b"", max_steps=10_000):
        """Runs the program on bytes of input and returns a Result.

        Raises a MachineError if the program is stopped.
        """
        self._input, self._input_place = bytes(data), 0
        try:
            while self.step():
                if self.steps >= max_steps:
                    raise StepLimit(f"The program took {max_steps} steps and hadn't halted", self._started_at)
        except (MemoryFault, StackFault, IllegalInstruction, CanarySmashed, StepLimit) as error:
            error.output = bytes(self.output)
            raise
        return Result(bytes(self.output), self.steps, bytes(self.memory))

    def step(self):
        """Runs one instruction. Returns whether the machine is still running.

        Raises a MachineError if the instruction can't be run.
        """
        self._started_at = self.place
        code = self._fetch()
        name = NAMES.get(code)
        if name is None:
            raise IllegalInstruction(f"{code} is not an instruction", self._started_at)
        self.steps += 1
        arguments = [self._fetch()] if name in WITH_ARGUMENT else []
        getattr(self, f"_do_{name.lower()}")(*arguments)
        return name != "HALT"

    def _fetch(self):
        value = self._get(self.place)
        self.place += 1
        return value

    def _get(self, cell):
        if not 0 <= cell < CELLS:
            raise MemoryFault(f"There is no cell {cell}", self._started_at)
        return self.memory[cell]

    def _set(self, cell, value):
        self._get(cell)
        self.memory[cell] = value % CELLS

    def _push(self, value):
        if self.stack <= self._code_end:
            raise StackFault("The stack reached the code", self._started_at)
        self.stack -= 1
        self.memory[self.stack] = value % CELLS

    def _pop(self):
        if self.stack >= CELLS:
            raise StackFault("The stack is empty", self._started_at)
        self.stack += 1
        return self.memory[self.stack - 1]

    @property
    def buffer_size(self):
        """The number of cells in the buffer of the running function."""
        return max(0, self.frame - self.stack)

    def check(self, offset):
        """Raises MemoryFault if the machine has bounds and the buffer has no cell with this offset."""
        if self.has_bounds and offset >= self.buffer_size:
            message = f"The buffer has {self.buffer_size} cells, so none at offset {offset}"
            raise MemoryFault(message, self._started_at)

    def put(self, offset, value):
        """Writes a number into a cell, counted from the lowest one of the buffer."""
        self.check(offset)
        self._set(self.stack + offset, value)

    def get(self, offset):
        """Returns the number in a cell, counted from the lowest one of the buffer."""
        self.check(offset)
        return self._get(self.stack + offset)

    def _next_byte(self):
        if self._input_place >= len(self._input):
            return None
        self._input_place += 1
        return self._input[self._input_place - 1]

    def _do_halt(self):
        self.place = self._started_at

    def _do_push(self, number):
        self._push(number)

    def _do_pop(self):
        self._pop()

    def _do_add(self):
        upper, lower = self._pop(), self._pop()
        self._push(lower + upper)

    def _do_sub(self):
        upper, lower = self._pop(), self._pop()
        self._push(lower - upper)

    def _do_xor(self):
        self._push(self._pop() ^ self._pop())

    def _do_dup(self):
        top = self._pop()
        self._push(top)
        self._push(top)

    def _do_load(self, cell):
        self._push(self._get(cell))

    def _do_store(self, cell):
        self._set(cell, self._pop())

    def _do_jump(self, cell):
        self.place = cell

    def _do_jz(self, cell):
        if self._pop() == 0:
            self.place = cell

    def _do_call(self, cell):
        self._push(self.place)
        if self.canary is not None:
            self._push(self.canary)
        self.place = cell

    def _do_ret(self):
        if self.canary is not None and self._pop() != self.canary:
            raise CanarySmashed("The canary below the return address changed", self._started_at)
        self.place = self._pop()

    def _do_enter(self, size):
        # The highest cell is 255, so 0 stands for the frame of the main program, which starts at cell 256.
        self._push(self.frame)
        start = self.stack
        for _ in range(size):
            self._push(0)
        self.frame = start

    def _do_leave(self):
        if self.frame >= CELLS:
            raise StackFault("There is no frame to leave", self._started_at)
        self.stack = self.frame
        self.frame = self._pop() or CELLS

    def _do_read(self, count):
        for offset in range(count):
            value = self._next_byte()
            if value is None:
                return
            self.put(offset, value)

    def _do_gets(self):
        offset = 0
        while (value := self._next_byte()) not in (None, _NEWLINE):
            self.put(offset, value)
            offset += 1

    def _do_write(self, count):
        self.output.extend(self.get(offset) for offset in range(count))

    def _do_out(self):
        self.output.append(self._pop())

    def _do_print(self):
        self.output.extend(b"%d\n" % self._pop())

    def _do_in(self):
        self._push(self._next_byte() or 0)
