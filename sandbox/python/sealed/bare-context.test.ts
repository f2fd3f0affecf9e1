import { describe, expect, it } from 'vitest';
import { createBareContext, type RestorableMemory } from './bare-context.ts';
import type { SealedHost } from './sealed-python.ts';

/** Runs JavaScript in the interpreter's context, with access to the host functions. */
function runInside(body: string, memory?: RestorableMemory): unknown {
  const source = `({
    allocate: (length) => new Uint8Array(length),
    probe: (host) => { ${body} },
  })`;
  const printed: Uint8Array[] = [];
  const context = createBareContext(source, {
    print: (_stream, bytes) => printed.push(bytes),
    log: () => undefined,
    memory,
  });
  const { probe } = context.bundle as unknown as { probe: (host: SealedHost) => unknown };
  const result = probe(context.host);
  return printed.length > 0 ? printed : result;
}

const refusal = (expression: string) =>
  runInside(`try { return String(${expression}); } catch (error) { return error.name; }`);

describe('JavaScript in the bare context', () => {
  it('has the language’s globals and none of Node’s or a browser’s', () => {
    const names = ['process', 'require', 'fetch', 'Buffer', 'setTimeout', 'performance', 'crypto'];
    expect(runInside(`return [${names.map((name) => `typeof ${name}`).join()}].join()`)).toBe(
      names.map(() => 'undefined').join(),
    );
  });

  it('cannot evaluate strings as code', () => {
    expect(refusal('eval("1")')).toBe('EvalError');
    expect(refusal('(() => 1).constructor("return 1")()')).toBe('EvalError');
    expect(refusal('(async () => 1).constructor("return 1")()')).toBe('EvalError');
    expect(refusal('globalThis.constructor.constructor("return process")()')).toBe('EvalError');
  });

  it('cannot import', async () => {
    const load = 'import("node:fs").then(() => "a module", () => "refused")';
    expect(await runInside(`return ${load}`)).toBe('refused');
  });

  it('has seven functions of the host, and two more if the host restores memory', () => {
    const names = 'return Object.keys(host).toSorted().join()';
    expect(runInside(names)).toBe('decode,encodeInto,fillRandom,log,now,print,record');
    const memory = { keep: () => true, restore: () => true };
    expect(runInside(names, memory)).toBe(
      'decode,encodeInto,fillRandom,keepMemory,log,now,print,record,restoreMemory',
    );
  });

  it('cannot reach the host’s realm through the host’s functions', () => {
    const methods = '[host, ...Object.values(host)]';
    expect(runInside(`return ${methods}.every((it) => Object.getPrototypeOf(it) === null)`)).toBe(
      true,
    );
    expect(runInside(`return ${methods}.every((it) => Object.isFrozen(it))`)).toBe(true);
    expect(runInside(`return ${methods}.every((it) => it.constructor === undefined)`)).toBe(true);
  });

  it('gets only primitives back, whatever it passes, and no error of the host', () => {
    const invalidValues = '[undefined, null, 7, {}, [], () => 1, Symbol("s"), new Proxy({}, {})]';
    const types = runInside(
      `
      const results = ${invalidValues}.flatMap((it) => [
        host.decode(it, it, it), host.encodeInto(it, it), host.fillRandom(it),
        host.print(it, it), host.log(it), host.now(it), host.keepMemory(it), host.restoreMemory(it),
      ]);
      return results.every((it) => it === null || typeof it !== 'object' && typeof it !== 'function');
    `,
      { keep: () => true, restore: () => true },
    );
    expect(types).toBe(true);
  });

  it('cannot print more bytes than an array contains', () => {
    const printed = runInside(`
      const bytes = new Uint8Array([1, 2, 3]);
      Object.defineProperty(bytes, 'length', { value: 1e9 });
      host.print('stdout', bytes);
    `);
    expect(printed).toEqual([Uint8Array.of(1, 2, 3)]);
  });
});
