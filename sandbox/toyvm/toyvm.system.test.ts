import { describe, expect, it } from 'vitest';
import { useSealedPython } from '../python/sealed-python-for-tests.ts';

const python = useSealedPython();

const GREETER = `
from toyvm import *
GREETER = assemble('''
    CALL greet
    PUSH 111
    OUT
    HALT
greet:
    ENTER 4
    GETS
    WRITE 6
    LEAVE
    RET
secret:
    PUSH 33
    OUT
    HALT
''')
def outcome(program, data=b"", **options):
    try:
        result = Machine(program, **options).run(data)
        return result.output, result.steps
    except MachineError as error:
        return type(error).__name__, str(error), error.output
`;

async function run(program: string): Promise<string[]> {
  const { stdout, error } = await python.run(GREETER + program);
  expect(error).toBeNull();
  return stdout.trimEnd().split('\n');
}

describe('the toy virtual machine', () => {
  it('computes, compares, jumps, and reads and writes numbers', async () => {
    const lines = await run(`
def output(text, data=b""):
    return Machine(assemble(text)).run(data).output
print(output("PUSH 200\\nPUSH 100\\nADD\\nDUP\\nPRINT\\nPUSH 45\\nSUB\\nPRINT\\nPUSH 0x0f\\nPUSH 255\\nXOR\\nPRINT\\nHALT"))
print(output("""
        IN
        STORE count
next:   LOAD count
        JZ end
        LOAD count
        PRINT
        LOAD count
        PUSH 1
        SUB
        STORE count
        JUMP next
end:    HALT
count:  BYTE 0
""", bytes([3])))
print(output("PUSH 1\\nPUSH 72\\nOUT\\nPOP\\nIN\\nPRINT\\nHALT"))
`);
    expect(lines).toEqual(["b'44\\n255\\n240\\n'", "b'3\\n2\\n1\\n'", "b'H0\\n'"]);
  });

  it('lets input that is too long replace the return address', async () => {
    const lines = await run(`
print(outcome(GREETER, b"hi\\n"))
print(outcome(GREETER, b"AAAA\\0" + bytes([13])))
print(outcome(GREETER, b"A" * 400))
print(outcome(GREETER, b"AAAA\\0" + bytes([99])))
`);
    expect(lines).toEqual([
      "(b'hi\\x00\\x00\\x00\\x02o', 9)",
      "(b'AAAA\\x00\\r!', 9)",
      "('MemoryFault', 'There is no cell 256 (instruction at cell 8)', b'')",
      // The cells behind the program contain 0, which is HALT.
      "(b'AAAA\\x00c', 7)",
    ]);
  });

  it('stops at a changed canary, unless the input contains the canary that it leaked', async () => {
    const lines = await run(`
print(outcome(GREETER, b"AAAA\\0" + bytes([9, 13]), canary=7))
leaked = outcome(GREETER, b"hi", canary=7)[0]
print(leaked)
print(outcome(GREETER, b"AAAA\\0" + leaked[5:6] + bytes([13]), canary=7))
`);
    expect(lines).toEqual([
      "('CanarySmashed', 'The canary below the return address changed (instruction at cell 12)', b'AAAA\\x00\\t')",
      "b'hi\\x00\\x00\\x00\\x07o'",
      "(b'AAAA\\x00\\x07!', 9)",
    ]);
  });

  it('refuses what leaves the buffer if it has bounds, and still runs programs that stay inside', async () => {
    const lines = await run(`
SAFE = assemble("CALL f\\nHALT\\nf: ENTER 4\\nREAD 9\\nWRITE 4\\nLEAVE\\nRET")
for data in (b"hi", b"1234", b"12345"):
    print(outcome(SAFE, data, has_bounds=True))
print(outcome(GREETER, b"hi", has_bounds=True))
class Repaired(Machine):
    def put(self, offset, value):
        if offset < self.buffer_size:
            super().put(offset, value)
print(Repaired(SAFE).run(b"123456789").output)
`);
    expect(lines).toEqual([
      "(b'hi\\x00\\x00', 7)",
      "(b'1234', 7)",
      "('MemoryFault', 'The buffer has 4 cells, so none at offset 4 (instruction at cell 5)', b'')",
      "('MemoryFault', 'The buffer has 4 cells, so none at offset 4 (instruction at cell 9)', b'')",
      "b'1234'",
    ]);
  });

  it('names what stops it', async () => {
    const lines = await run(`
for text in ("POP", "RET", "LEAVE", "BYTE 99", "again: PUSH 1\\nJUMP again", "again: JUMP again", "JUMP 255\\nBYTE 0"):
    print(outcome(assemble(text))[:2])
try:
    print(outcome(assemble("JUMP 254"))[:2])
    Machine(bytes(257))
except ValueError as error:
    print(error)
`);
    expect(lines).toEqual([
      "('StackFault', 'The stack is empty (instruction at cell 0)')",
      "('StackFault', 'The stack is empty (instruction at cell 0)')",
      "('StackFault', 'There is no frame to leave (instruction at cell 0)')",
      "('IllegalInstruction', '99 is not an instruction (instruction at cell 0)')",
      "('StackFault', 'The stack reached the code (instruction at cell 0)')",
      `('StepLimit', "The program took 10000 steps and hadn't halted (instruction at cell 0)")`,
      "(b'', 2)",
      "(b'', 2)",
      'A program has at most 256 cells; this one has 257',
    ]);
  });

  it('says which line can’t be assembled, and shows programs', async () => {
    const lines = await run(`
for text in ("PUSH", "HALT 1", "\\nJMP 3", "PUSH 256", "PUSH 010", "JUMP nowhere", "a:\\na: HALT", "BYTE 1\\n" * 257):
    try:
        assemble(text)
    except AssemblyError as error:
        print(error)
print(disassemble(assemble("a: PUSH a\\nOUT\\nBYTE 200 1")))
`);
    expect(lines).toEqual([
      'line 1: PUSH takes one argument',
      'line 1: HALT takes no argument',
      'line 2: there is no instruction JMP',
      'line 1: 256 is neither a label nor a number from 0 to 255',
      'line 1: 010 is neither a label nor a number from 0 to 255',
      'line 1: nowhere is neither a label nor a number from 0 to 255',
      'line 2: the label a exists already',
      'line 257: the program has more than 256 cells',
      "['  0 PUSH 0', '  2 OUT', '  3 BYTE 200', '  4 BYTE 1']",
    ]);
  });
});
