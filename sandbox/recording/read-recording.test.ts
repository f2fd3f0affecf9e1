// cspell:ignore qfunction
import { describe, expect, it } from 'vitest';
import { MAX_RECORDING_BYTES } from '../contract.ts';
import { readRecording } from './read-recording.ts';

const CODE = 'def f(n):\n    return [n]\na = f(1)\nprint(a)\n';
const RUN = { code: CODE, record: { steps: 100, packets: true }, stdoutBytes: 4 };

const HONEST = [
  '0 [0,1,0,0,0,[],[],null,"<module>",-1]',
  '0 [0,3,0,0,1,["f","qfunction f"],[]]',
  '0 [1,1,1,0,2,["n","i1"],[],null,"f",0]',
  '0 [0,2,1,2000,3,[],[]]',
  '0 [2,2,1,2000,5,[],[0,["L","list",1,"i1"]],0]',
  '0 [0,4,0,2000,6,["a",0,"x",null],[]]',
  '4 [2,4,0,3000,7,[],[],"nNone"]',
  '4 ["n",40]',
  '4 ["p",0,"tcp",1000,2,"10.0.0.1",4000,"192.0.2.1",80,"S",7,0,"","udp",2000,4,"192.0.2.1",53,"10.0.0.1",9,"",0,0,"00ff"]',
  '4 ["e",44]',
];
const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const read = (...lines: string[]) => readRecording(textOf(lines), RUN);

it('reads what an honest recorder writes', () => {
  const recording = read(...HONEST);
  expect(recording?.steps.map(({ packets }) => packets)).toEqual([0, 0, 0, 1, 2, 2, 2]);
  expect(recording?.steps[4]).toEqual({
    ...{ kind: 'return', line: 2, frame: 1, outputBytes: 0, micros: 2, packets: 2, variables: [] },
    objects: [[0, { type: 'list', size: 1, items: [{ label: '0', value: int('1') }] }]],
    result: { kind: 'reference', object: 0 },
  });
  expect(recording?.steps[5]?.variables[1]).toEqual(['x', null]);
  expect(recording?.packets[1]).toMatchObject({ protocol: 'udp', data: Uint8Array.of(0, 255) });
  expect(recording).toMatchObject({ lines: 44, totalSteps: 47, skippedSteps: 0 });
  expect(recording?.marks).toEqual([{ lines: 40, outputBytes: 4 }]);
});

function int(text: string) {
  return { kind: 'scalar', type: 'int', text };
}

it('reads packets of IPv6 and messages of ICMP', () => {
  const recording = read(
    '0 ["p",0,"tcp",0,0,"2001:db8::99",1,"2001:db8::20",2,"S",7,0,"","icmp",1,1,"10.0.0.1",0,"10.0.0.99",0,"",3,1,"45"]',
  );
  expect(recording?.packets).toMatchObject([
    { protocol: 'tcp', source: '2001:db8::99', target: '2001:db8::20', sequence: 7 },
    { protocol: 'icmp', sequence: 0, message: { type: 3, code: 1 }, data: Uint8Array.of(0x45) },
  ]);
});

it('reads the start of a recording that was cut off after a line', () => {
  expect(read(...HONEST.slice(0, 3))?.steps).toHaveLength(3);
  expect(readRecording('', RUN)?.steps).toEqual([]);
});

it.each([
  [16, 12, 96],
  [64, 48, 84],
])('numbers the last ones of %i recorded elements by their place', (recorded, head, next) => {
  const items = Array.from({ length: recorded }, () => '"i0"').join();
  const recording = read(`0 [0,1,0,0,0,[],[0,["L","list",100,${items}]],null,"<module>",-1]`);
  const labels = recording?.steps[0]?.objects[0]?.[1].items.map(({ label }) => label);
  expect(labels?.slice(head - 1, head + 1)).toEqual([`${head - 1}`, `${next}`]);
  expect(labels?.at(-1)).toBe('99');
});

describe('refuses', () => {
  const [first = ''] = HONEST;
  it.each([
    ['a line after the source', '0 [0,6,0,0,0,[],[],null,"<module>",-1]'],
    ['line 0', '0 [0,0,0,0,0,[],[],null,"<module>",-1]'],
    ['a kind that does not exist', '0 [7,1,0,0,0,[],[],null,"<module>",-1]'],
    ['a frame that was not entered', '0 [0,1,0,0,0,[],[]]'],
    ['a frame before its caller', '0 [0,1,0,0,0,[],[],null,"f",0]'],
    ['half a frame', '0 [0,1,0,0,0,[],[],null,"f",-1,"g"]'],
    ['a fraction', '0 [0,1,0,0.5,0,[],[],null,"f",-1]'],
    ['a time below zero', '0 [0,1,0,-1,0,[],[],null,"f",-1]'],
    ['a number that is not exact', '0 [0,1,0,1e300,0,[],[],null,"f",-1]'],
    ['half a variable', '0 [0,1,0,0,0,["x"],[],null,"f",-1]'],
    ['a value of an unknown type', '0 [0,1,0,0,0,["x","zz"],[],null,"f",-1]'],
    ['an endless value', `0 [0,1,0,0,0,["x","s${'x'.repeat(2_000)}"],[],null,"f",-1]`],
    ['an object as a value', '0 [0,1,0,0,0,["x",{}],[],null,"f",-1]'],
    ['an object number out of range', '0 [0,1,0,0,0,["x",99999999],[],null,"f",-1]'],
    ['more elements than the size', '0 [0,1,0,0,0,[],[0,["L","list",1,"i1","i2"]],null,"f",-1]'],
    ['a size below zero', '0 [0,1,0,0,0,[],[0,["L","list",-1]],null,"f",-1]'],
    [
      'too many elements',
      `0 [0,1,0,0,0,[],[0,["L","list",199,${'"i1",'.repeat(198)}"i1"]],null,"f",-1]`,
    ],
    ['text instead of lists', '0 [0,1,0,0,0,"","",null,"f",-1]'],
    ['an unknown row', '0 ["z",1]'],
    ['a row that is no list', '0 {"0":0}'],
    ['no JSON', '0 [0,1'],
    ['no count of the output', '[0,1,0,0,0,[],[],null,"f",-1]'],
    ['more output than the host has counted', '5 [0,1,0,0,0,[],[],null,"f",-1]'],
    ['deeply nested lists', `0 ${'['.repeat(100_000)}`],
    ['a name that is no text', '0 [0,1,0,0,0,[1,"i1"],[],null,"f",-1]'],
    ['a packet to a name', '0 ["p",0,"tcp",0,0,"10.0.0.1",1,"evil.test",2,"S",0,0,""]'],
    [
      'a packet from a port out of range',
      '0 ["p",0,"tcp",0,0,"10.0.0.1",1,"10.0.0.2",70000,"S",0,0,""]',
    ],
    ['a packet of another protocol', '0 ["p",0,"gre",0,0,"10.0.0.1",1,"10.0.0.2",2,"S",0,0,""]'],
    ['a packet between versions', '0 ["p",0,"udp",0,0,"10.0.0.1",1,"2001:db8::1",2,"",0,0,""]'],
    ['ICMP of the other version', '0 ["p",0,"icmp",0,0,"::1",0,"::2",0,"",3,1,""]'],
    ['ICMP with ports', '0 ["p",0,"icmp",0,0,"10.0.0.1",1,"10.0.0.2",0,"",3,1,""]'],
    ['ICMP with flags', '0 ["p",0,"icmp",0,0,"10.0.0.1",0,"10.0.0.2",0,"S",3,1,""]'],
    ['ICMP of no type', '0 ["p",0,"icmp",0,0,"10.0.0.1",0,"10.0.0.2",0,"",256,1,""]'],
    ['a packet with half a byte', '0 ["p",0,"tcp",0,0,"10.0.0.1",1,"10.0.0.2",2,"S",0,0,"0"]'],
    ['packets that are not there to keep', '0 ["p",3]'],
    ['half a packet', '0 ["p",0,"tcp",0,0]'],
  ])('%s', (_name, line) => {
    expect(read(line)).toBeNull();
  });

  it.each([
    ['less output than before', [...HONEST.slice(0, 7), '3 ["n",40]']],
    ['rows after the end', [...HONEST, '4 ["n",50]']],
    ['lines that were not run any more', [...HONEST.slice(0, 8), '4 ["n",30]']],
    [
      'packets that go back in time',
      [first, ...HONEST.slice(8, 9).map((line) => line.replace('2000,4', '500,4'))],
    ],
    ['three lists of packets', [first, '0 ["p",0]', '0 ["p",0]', '0 ["p",0]']],
    [
      'more steps than were asked for',
      Array.from({ length: 101 }, () => '0 [0,1,0,0,0,[],[],null,"f",-1]'),
    ],
  ])('%s', (_name, lines) => {
    expect(read(...lines)).toBeNull();
  });

  it('packets that nobody asked for', () => {
    const run = { ...RUN, record: { steps: 100, packets: false } };
    expect(readRecording(textOf(HONEST), run)).toBeNull();
  });

  it('half a line, and more than the limit', () => {
    expect(readRecording(textOf(HONEST).slice(0, -5), RUN)).toBeNull();
    const long = '0 ["n",1]\n'.repeat(MAX_RECORDING_BYTES / 10 + 1);
    expect(readRecording(long, RUN)).toBeNull();
  });
});

it('reads or refuses any damage without an exception', () => {
  const honest = textOf(HONEST);
  let seed = 1;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  const junk = ['-', '9', '"', '[', ']', ',', 'null', '1e99', '{}', '\n', ' ', '\\u0000', ''];
  let refused = 0;
  for (let attempt = 0; attempt < 5_000; attempt += 1) {
    const at = random(honest.length);
    const damaged = `${honest.slice(0, at)}${junk[random(junk.length)]}${honest.slice(at + random(4))}`;
    const recording = readRecording(damaged, RUN);
    if (recording === null) refused += 1;
    else
      for (const { frame, line } of recording.steps)
        expect([frame < 2, line < 6]).toEqual([true, true]);
  }
  expect(refused).toBeGreaterThan(2_500);
});
