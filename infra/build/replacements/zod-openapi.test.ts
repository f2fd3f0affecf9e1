import { z } from '@hono/zod-openapi';
import { expect, it } from 'vitest';
import { z as lazyZod } from './zod-openapi.ts';

type Zod = typeof z;

/** Schemas built in all the ways that the API uses. */
const MADE: Readonly<Record<string, (maker: Zod) => z.ZodType>> = {
  'an object': (maker) =>
    maker.object({
      code: maker.string(),
      language: maker.enum(['python', 'bash']).default('bash'),
    }),
  'a strict one with only optional fields': (maker) =>
    maker.strictObject({ code: maker.string(), isListed: maker.boolean() }).partial(),
  'a loose one with a description': (maker) =>
    maker
      .object({ code: maker.string().openapi({ example: 'x' }) })
      .loose()
      .openapi('Code'),
  'one that extends another': (maker) =>
    maker.object({ code: maker.string() }).openapi('Code').extend({ rung: maker.int() }),
  'one inside another': (maker) =>
    maker.object({ code: maker.object({ rung: maker.int().min(1) }).nullable() }),
  'one or null': (maker) => maker.union([maker.object({ code: maker.string() }), maker.null()]),
  'a list': (maker) => maker.array(maker.object({ code: maker.literal('x') })),
  'a record': (maker) => maker.record(maker.string(), maker.unknown()),
  'a number from text': (maker) =>
    maker.coerce.number('give a whole number').int('give a whole number').min(1).max(3).default(2),
  'an optional text': (maker) => maker.string().min(1).max(2).optional(),
};

const SENT: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  'xyz',
  '2',
  '2.5',
  '9',
  2,
  true,
  [],
  [{ code: 'x' }],
  [{ code: 'y' }],
  {},
  { code: 'x' },
  { code: 5 },
  { code: null },
  { code: 'x', language: 'perl' },
  { code: 'x', rung: 1, more: true },
  { code: { rung: 0 } },
  { code: { rung: 1 } },
];

it.each(Object.entries(MADE))('%s validates like the original schema', (_name, make) => {
  // The replacement has no types: the API was checked against those of the original.
  const [real, lazy] = [make(z), make(lazyZod as unknown as Zod)];
  for (const sent of SENT) {
    const [expected, found] = [real.safeParse(sent), lazy.safeParse(sent)];
    expect(found.success, JSON.stringify(sent)).toBe(expected.success);
    expect(found.data).toEqual(expected.data);
    expect(found.error?.issues).toEqual(expected.error?.issues);
  }
});

it('reports an unknown schema method when the schema is first used', () => {
  const schema = (lazyZod as unknown as { string: () => { shout: () => z.ZodType } }).string();
  expect(() => schema.shout().parse('x')).toThrow('Schemas have no shout.');
});
