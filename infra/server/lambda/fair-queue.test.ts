import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFairQueue, QueueFullError } from './fair-queue.ts';

const WAIT_MS = 60_000;

/** A queue whose tasks end on command, and the order in which they started. */
function createTrial(slots: number, waiting = 64) {
  const waitingPerTenant = { registered: 3, anonymous: 4 };
  const queue = createFairQueue({ slots, waitingPerTenant, waiting });
  const started: string[] = [];
  const cuts: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<string>>();
  const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));
  return {
    started,
    /** The tasks that were cut. */
    cuts,
    /** Queues a task. Its tenant is the first letter of its name: registered if lowercase, anonymous if uppercase. */
    run(name: string, signal?: AbortSignal, waitMs = WAIT_MS): Promise<string> {
      const gate = Promise.withResolvers<string>();
      gates.set(name, gate);
      const task = (cut: AbortSignal): Promise<string> => {
        started.push(name);
        cut.addEventListener('abort', () => cuts.push(name));
        return gate.promise;
      };
      const tenant = name.charAt(0);
      const priority = tenant === tenant.toLowerCase() ? 'registered' : 'anonymous';
      const result = queue.run({ tenant, priority, waitMs, signal }, task);
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
    const waitingPerTenant = { registered: 3, anonymous: 3 };
    const queue = createFairQueue({ slots: 1, waitingPerTenant, waiting: 3 });
    const turn = { tenant: 'a', priority: 'registered', waitMs: WAIT_MS } as const;
    const failing = queue.run(turn, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await queue.run(turn, () => Promise.resolve(1))).toBe(1);
  });
});

describe('registered and anonymous tenants', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }),
  );
  afterEach(() => void vi.useRealTimers());

  it('lets registered tenants go first, and anonymous ones take turns among themselves', async () => {
    const trial = createTrial(1);
    for (const name of ['X1', 'A1', 'A2', 'B1', 'C1', 'a1', 'b1']) void trial.run(name);
    for (const name of ['X1', 'a1', 'b1', 'A1', 'B1', 'C1']) await trial.end(name);
    expect(trial.started).toEqual(['X1', 'a1', 'b1', 'A1', 'B1', 'C1', 'A2']);
  });

  it('serves who has waited longest since their last turn, however many tasks others have waiting', async () => {
    const trial = createTrial(1);
    for (const name of ['A1', 'A2', 'A3', 'A4', 'A5']) void trial.run(name);
    vi.advanceTimersByTime(20_000);
    void trial.run('B1');
    vi.advanceTimersByTime(10);
    await trial.end('A1');
    vi.advanceTimersByTime(10);
    await trial.end('B1');
    void trial.run('C1');
    vi.advanceTimersByTime(10);
    for (const name of ['A2', 'C1']) {
      vi.advanceTimersByTime(10);
      await trial.end(name);
    }
    expect(trial.started).toEqual(['A1', 'B1', 'A2', 'C1', 'A3']);
  });

  it('lets no newcomer overtake who waits already', async () => {
    const trial = createTrial(1);
    void trial.run('A1');
    vi.advanceTimersByTime(10);
    await trial.end('A1');
    void trial.run('X1');
    vi.advanceTimersByTime(10);
    void trial.run('A2');
    for (const name of ['B1', 'C1', 'D1']) {
      vi.advanceTimersByTime(10);
      void trial.run(name);
    }
    await trial.end('X1');
    await trial.end('A2');
    expect(trial.started).toEqual(['A1', 'X1', 'A2', 'B1']);
  });

  it('lets an anonymous task that has waited for six seconds run after three registered ones', async () => {
    const trial = createTrial(1);
    const names = 'a1 b1 c1 d1 e1 f1 g1 h1 A1 B1';
    for (const name of names.split(' ')) void trial.run(name);
    vi.advanceTimersByTime(6_000);
    for (const name of ['a1', 'b1', 'c1', 'A1', 'd1', 'e1', 'f1', 'B1']) await trial.end(name);
    expect(trial.started.join(' ')).toBe('a1 b1 c1 A1 d1 e1 f1 B1 g1');
  });

  it('cuts an anonymous task after a second while a registered one waits', async () => {
    const trial = createTrial(2);
    void trial.run('A1');
    vi.advanceTimersByTime(300);
    void trial.run('B1');
    void trial.run('a1');
    await trial.settle();
    vi.advanceTimersByTime(699);
    expect(trial.cuts).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(trial.cuts).toEqual(['A1']);
    vi.advanceTimersByTime(WAIT_MS / 2);
    // One task waits, so one is enough.
    expect(trial.cuts).toEqual(['A1']);
    await trial.end('A1');
    expect(trial.started).toEqual(['A1', 'B1', 'a1']);
  });

  it('cuts an anonymous task after two seconds while another anonymous tenant waits', async () => {
    const trial = createTrial(1);
    void trial.run('A1');
    void trial.run('A2');
    await trial.settle();
    vi.advanceTimersByTime(5_000);
    expect(trial.cuts).toEqual([]);
    void trial.run('B1');
    expect(trial.cuts).toEqual(['A1']);
    await trial.end('A1');
    vi.advanceTimersByTime(1_999);
    expect(trial.cuts).toEqual(['A1']);
    vi.advanceTimersByTime(1);
    expect(trial.cuts).toEqual(['A1', 'B1']);
  });

  it('never cuts a task of a registered tenant, nor one for which nobody waits any longer', async () => {
    const trial = createTrial(1);
    const gone = new AbortController();
    void trial.run('a1');
    void trial.run('b1');
    await trial.settle();
    vi.advanceTimersByTime(30_000);
    await trial.end('a1');
    await trial.end('b1');
    void trial.run('A1');
    void trial.run('c1', gone.signal);
    await trial.settle();
    gone.abort(new Error('The client has gone.'));
    vi.advanceTimersByTime(30_000);
    expect(trial.cuts).toEqual([]);
  });

  it('refuses a task that has waited as long as it may', async () => {
    const trial = createTrial(1);
    void trial.run('a1');
    const late = trial.run('b1', undefined, 12_000);
    vi.advanceTimersByTime(12_000);
    await expect(late).rejects.toEqual(new QueueFullError(false));
    await trial.end('a1');
    expect(trial.started).toEqual(['a1']);
  });

  it('gives a registered task the place of the newest task of the anonymous tenant with the most', async () => {
    const trial = createTrial(1, 5);
    void trial.run('X1');
    const ends = ['A1', 'A2', 'B1', 'B2'].map((name) => trial.run(name));
    void trial.run('A3').catch(() => undefined);
    void trial.run('a1');
    void trial.run('b1');
    await trial.settle();
    await expect(ends[3]).rejects.toEqual(new QueueFullError(false));
    for (const name of ['X1', 'a1', 'b1', 'A1', 'B1']) await trial.end(name);
    expect(trial.started).toEqual(['X1', 'a1', 'b1', 'A1', 'B1', 'A2']);
  });

  it('makes room for an anonymous newcomer only at the cost of a tenant that has more', async () => {
    const trial = createTrial(1, 3);
    void trial.run('X1');
    const [, , newest] = ['A1', 'A2', 'A3'].map((name) => trial.run(name));
    void trial.run('B1');
    await expect(newest).rejects.toEqual(new QueueFullError(false));
    await expect(trial.run('A4')).rejects.toEqual(new QueueFullError(false));
    await expect(trial.run('B2')).rejects.toEqual(new QueueFullError(false));
    for (const name of ['X1', 'A1', 'B1']) await trial.end(name);
    expect(trial.started).toEqual(['X1', 'A1', 'B1', 'A2']);
  });

  it('never takes the place of a registered task for an anonymous one', async () => {
    const trial = createTrial(1, 2);
    for (const name of ['a1', 'a2', 'a3']) void trial.run(name);
    await expect(trial.run('A1')).rejects.toEqual(new QueueFullError(false));
    for (const name of ['a1', 'a2']) await trial.end(name);
    expect(trial.started).toEqual(['a1', 'a2', 'a3']);
  });
});
