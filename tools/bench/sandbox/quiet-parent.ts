import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';
import type { PythonContender, TimedRun } from './contender.ts';
import type { PythonCommand } from './spawned-python.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../fixtures/quiet-parent-process.ts');

const answerShape = z.object({ id: z.number(), stdout: z.string(), ms: z.number() });

/** Native Python, started by a small process: a start takes longer from a process with more memory. */
export function quietParent(
  { program, args }: PythonCommand,
  { name, runsPerTurn }: Pick<PythonContender, 'name' | 'runsPerTurn'>,
): PythonContender {
  const parent = fork(SCRIPT, [program, ...args]);
  const waiting = new Map<number, (run: TimedRun) => void>();
  let lastId = 0;
  parent.on('message', (message) => {
    const { id, ...run } = answerShape.parse(message);
    waiting.get(id)?.(run);
    waiting.delete(id);
  });
  return {
    name,
    runsPerTurn,
    readyAfterMs: 0,
    run: (code) => {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        parent.send({ id, code });
      });
    },
    async close() {
      const exited = once(parent, 'exit');
      parent.disconnect();
      await exited;
    },
  };
}
