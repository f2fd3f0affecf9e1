// cspell:ignore impot pickletools idna strptime
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildPythonRuntime } from './build.ts';
import { spreadFirst } from './library-parts.ts';
import { MODULE_PREFIX, RUNTIME_FILES } from './runtime-files.ts';
import { createBareContext } from './sealed/bare-context.ts';
import { RUNTIME_DIR } from './sealed-python-for-tests.ts';

/** What common programs import, and what is read when one of them fails. */
const COMMON = `
import asyncio, base64, collections, csv, dataclasses, datetime, hashlib, hmac, http.client, ipaddress, json, math
import random, re, secrets, socket, string, struct, sys, threading, time, typing, urllib.request, uuid
print(datetime.datetime.strptime("23", "%H").hour, hashlib.sha256("packet".encode("idna")).hexdigest()[:4], "\\N{BULLET}")
undefined_name`;

beforeAll(() => buildPythonRuntime(RUNTIME_DIR));

const read = (name: string): Buffer => readFileSync(path.join(RUNTIME_DIR, name));

/** Boots an interpreter with the first part of the library. The rest arrives at the given attempts. */
async function startWithFirstPart({ isCold, arrives }: { isCold: boolean; arrives: boolean[] }) {
  const calls: boolean[] = [];
  let printed = '';
  const source = read(RUNTIME_FILES.bundle).toString('utf8').slice(MODULE_PREFIX.length);
  const { bundle, host, place } = createBareContext(source, {
    print: (_stream, bytes) => {
      printed += new TextDecoder().decode(bytes);
    },
    log: () => undefined,
  });
  const rest = read(RUNTIME_FILES.libraryRest);
  const fillGap = (target: Uint8Array): boolean => {
    const isThere = arrives[calls.length] === true;
    calls.push(isThere);
    if (isThere) target.set(rest);
    return isThere;
  };
  const { library, gap } = spreadFirst(read(RUNTIME_FILES.libraryFirst), rest.length);
  const python = await bundle.start(
    { ...host, fillGap },
    {
      wasm: place(read(RUNTIME_FILES.wasm)),
      standardLibrary: place(library),
      gap,
      snapshot: isCold ? null : place(read(RUNTIME_FILES.snapshot)),
    },
  );
  const prepare = (code: string): string | null => {
    printed = '';
    const job = { code, function: null, arguments: '[]', lab: null, outputBytes: 999 };
    const request = JSON.stringify({ ...job, checksSafety: false });
    return python.prepareCase(request, place(new Uint8Array(0)));
  };
  const run = (code: string): { status: string; error: string | null; printed: string } => {
    expect(prepare(code)).toBe('');
    const { status, error } = JSON.parse(python.runCase() ?? 'null') as {
      status: string;
      error: string | null;
    };
    return { status, error, printed };
  };
  return { run, refuse: prepare, calls, findMistake: (code: string) => python.findMistake(code) };
}

test.each([{ isCold: true }, { isCold: false }])(
  'common programs need only the first part, and others wait for the rest ($isCold)',
  async ({ isCold }) => {
    const { run, calls } = await startWithFirstPart({ isCold, arrives: [true] });
    const failed = run(COMMON);
    expect(failed.error).toMatch(/undefined_name/);
    expect(failed.printed).toMatch(/^23 [0-9a-f]{4} •\n$/);
    expect(calls).toEqual([]);
    expect(run('import sqlite3, pickletools\nprint(sqlite3.__name__)')).toEqual({
      status: 'FINISHED',
      error: null,
      printed: 'sqlite3\n',
    });
    expect(calls).toEqual([true]);
  },
);

test('mistakes are found and explained without the rest', async () => {
  const { findMistake, calls, refuse } = await startWithFirstPart({ isCold: true, arrives: [] });
  expect(findMistake('for i in range(3)\n    print(i)')).toMatch(/must end with a colon/);
  expect(findMistake('text = "😀"; x = = 1')).toMatch(/can't read this line/);
  expect(refuse('impot math')).toMatch(/Did you mean `import`/);
  expect(calls).toEqual([]);
});

test('an unknown module is reported without waiting for the rest', async () => {
  const { run, calls } = await startWithFirstPart({ isCold: false, arrives: [] });
  expect(run('import sqlite4').error).toMatch(/There is no module called `sqlite4`/);
  expect(calls).toEqual([]);
});

test('without the rest, an import says what happened, programs go on, and the next import tries again', async () => {
  const { run, calls } = await startWithFirstPart({ isCold: false, arrives: [false, true] });
  const failed = run('print("first")\nimport sqlite3');
  expect(failed.printed).toBe('first\n');
  expect(failed.error).toMatch(/line 2/);
  expect(failed.error).toMatch(/could not load this part of Python's library/);
  expect(run('import json\nprint(json.dumps([1]))').printed).toBe('[1]\n');
  expect(run('import sqlite3\nprint("there")').printed).toBe('there\n');
  expect(calls).toEqual([false, true]);
});
