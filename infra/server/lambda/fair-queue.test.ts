import { describe, expect, it } from 'vitest';
import { createFairQueue, QueueFullError } from './fair-queue.ts';

/** A queue whose tasks end on command, and the order in which they started. */
function createTrial(slots: number, waiting = 64) {
  const queue = createFairQueue({ slots, waitingPerTenant: 3, waiting });
  const started: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<string>>();
  const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));
  return {
    started,
    /** Queues a task; its tenant is the first letter of its name. */
    run(name: string, signal?: AbortSignal): Promise<string> {
      const gate = Promise.withResolvers<string>();
      gates.set(name, gate);
      const task = (): Promise<string> => {
        started.push(name);
        return gate.promise;
      };
      const result = queue.run(name.charAt(0), task, signal);
      // Checked by the tests that expect it.
      result.catch(() => undefined);
      return result;
    },
    async end(name: string): Promise<void> {
      gates.get(name)?.resolve(name);
      await settle();
    },
    settle,
  };
}

describe('a fair queue', () => {
  it('runs one task of each tenant at a time, however many slots are free', async () => {
    const trial = createTrial(4);
    for (const name of ['a1', 'a2', 'b1']) void trial.run(name);
    await trial.settle();
    expect(trial.started).toEqual(['a1', 'b1']);
    await trial.end('a1');
    expect(trial.started).toEqual(['a1', 'b1', 'a2']);
  });

  it('lets tenants take turns, so that a late one waits for at most one task of each other', async () => {
    const trial = createTrial(1);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void trial.run(name);
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await trial.end(name);
    expect(trial.started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('refuses a tenant with three waiting tasks, and nobody else', async () => {
    const trial = createTrial(1);
    for (const name of ['a1', 'a2', 'a3', 'a4']) void trial.run(name);
    await expect(trial.run('a5')).rejects.toMatchObject({ name: 'QueueFullError', isOwn: true });
    const other = trial.run('b1');
    await trial.end('a1');
    await trial.end('b1');
    expect(await other).toBe('b1');
    expect(trial.started).toEqual(['a1', 'b1', 'a2']);
  });

  it('refuses everybody when too many tasks are waiting in all', async () => {
    const trial = createTrial(1, 2);
    for (const name of ['a1', 'b1', 'c1']) void trial.run(name);
    await expect(trial.run('d1')).rejects.toEqual(new QueueFullError(false));
    await trial.end('a1');
    void trial.run('d2');
    for (const name of ['b1', 'c1']) await trial.end(name);
    expect(trial.started).toEqual(['a1', 'b1', 'c1', 'd2']);
  });

  it('drops a waiting task whose client has gone, which frees its place', async () => {
    const trial = createTrial(1);
    const gone = new AbortController();
    void trial.run('a1');
    const abandoned = trial.run('a2', gone.signal);
    for (const name of ['a3', 'a4']) void trial.run(name);
    gone.abort(new Error('The client has gone.'));
    await expect(abandoned).rejects.toThrow('The client has gone.');
    void trial.run('a5');
    for (const name of ['a1', 'a3', 'a4', 'a5']) await trial.end(name);
    expect(trial.started).toEqual(['a1', 'a3', 'a4', 'a5']);
  });

  it('never starts a task whose client has gone before it was queued', async () => {
    const trial = createTrial(1);
    await expect(trial.run('a1', AbortSignal.abort(new Error('Gone.')))).rejects.toThrow('Gone.');
    expect(trial.started).toEqual([]);
  });

  it('frees the slot of a task that fails', async () => {
    const queue = createFairQueue({ slots: 1, waitingPerTenant: 3, waiting: 3 });
    const failing = queue.run('a', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await queue.run('a', () => Promise.resolve(1))).toBe(1);
  });
});
