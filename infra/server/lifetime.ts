import { setTimeout as sleep } from 'node:timers/promises';

/** What ends in which order: those who take requests, those who answer them, what these stand on. */
const PHASES = ['apis', 'parts', 'database'] as const;

type Phase = (typeof PHASES)[number];

/** In milliseconds, for each phase; what has not ended then is left to the end of the process. */
const TIMEOUT_MS: Readonly<Record<Phase, number>> = {
  apis: 1_000,
  parts: 1_200,
  database: 2_400,
};

/** Thrown where something was started while everything was ending. */
export class LifetimeOver extends Error {
  constructor() {
    super('Packetsmith is stopping.');
    this.name = 'LifetimeOver';
  }
}

/** Everything that was started and must not outlive us. */
export interface Lifetime {
  /** Aborted when the end begins. */
  signal: AbortSignal;
  /**
   * Waits for something that is starting, and remembers how to end it. When the end has come meanwhile, it is
   * ended at once.
   *
   * @throws {LifetimeOver} when the end has come
   */
  own: <Part>(
    phase: Phase,
    starting: Promise<Part>,
    close: (part: Part) => unknown,
  ) => Promise<Part>;
  /** Ends everything, in less than five seconds. Further calls wait for the first. */
  end(): Promise<void>;
}

/** Begins a lifetime. */
export function createLifetime(): Lifetime {
  const over = new AbortController();
  const closers: { phase: Phase; close: () => Promise<unknown> }[] = [];
  let ending: Promise<void> | null = null;

  const endPhase = async (phase: Phase): Promise<void> => {
    const own = closers.filter((closer) => closer.phase === phase).map(({ close }) => close());
    await Promise.race([
      Promise.allSettled(own),
      sleep(TIMEOUT_MS[phase], undefined, { ref: false }),
    ]);
  };

  return {
    signal: over.signal,
    own: async (phase, starting, close) => {
      // Also what is still starting has to be ended.
      closers.push({ phase, close: async () => close(await starting) });
      const part = await starting;
      if (over.signal.aborted) throw new LifetimeOver();
      return part;
    },
    end: () => {
      ending ??= (async () => {
        over.abort();
        for (const phase of PHASES) await endPhase(phase);
      })();
      return ending;
    },
  };
}
