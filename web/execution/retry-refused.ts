import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The refusals after which the server has done nothing and says how long to wait. */
const REFUSALS: ReadonlySet<unknown> = new Set(['RATE_LIMITED', 'UNAVAILABLE']);
/** How often a refused call is tried again. */
const REFUSAL_RETRIES = 3;
/** The longest pause that the page waits out by itself, in seconds. */
const LONGEST_WAIT_SECONDS = 60;
const TICK_MS = 1_000;

/** A pause after a refusal, before the next try. */
export interface RefusalWait {
  /** The server's message. */
  message: string;
  /** The whole pause, in seconds. */
  totalSeconds: number;
  /** The rest of it, in whole seconds. */
  secondsLeft: number;
}

/** What a call needs while it waits. */
interface WaitOptions {
  /** Ends the pause: the call then fails with the signal's reason. */
  signal: AbortSignal;
  /** Called when a pause begins, whenever a second has passed, and with null when it is over. */
  onWait: (wait: RefusalWait | null) => void;
}

/** Returns the pause that a refusal asks for; null if the error is not a refusal, or asks for too long a pause. */
function waitOf(error: unknown): RefusalWait | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const refusal = error.errors.find(({ extensions }) => REFUSALS.has(extensions?.['code']));
  const seconds = Number(refusal?.extensions?.['retryAfter']);
  if (refusal === undefined || !(seconds > 0 && seconds <= LONGEST_WAIT_SECONDS)) return null;
  return { message: refusal.message, totalSeconds: seconds, secondsLeft: Math.ceil(seconds) };
}

/** Resolves when a pause is over. @throws the signal's reason if it ends the pause */
function waitOut(wait: RefusalWait, { signal, onWait }: WaitOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    // A tab in the background ticks rarely, so the rest is measured and not counted.
    const end = performance.now() + wait.totalSeconds * TICK_MS;
    const finish = (settle: () => void): void => {
      clearInterval(timer);
      signal.removeEventListener('abort', abort);
      onWait(null);
      settle();
    };
    const abort = (): void => finish(() => reject(signal.reason as Error));
    const tick = (): void => {
      const secondsLeft = Math.ceil((end - performance.now()) / TICK_MS);
      if (secondsLeft > 0) onWait({ ...wait, secondsLeft });
      else finish(resolve);
    };
    const timer = setInterval(tick, TICK_MS);
    signal.addEventListener('abort', abort);
    onWait(wait);
  });
}

/**
 * Makes a call, and if the server refuses it, because there were too many or because its database has no connection left,
 * waits as long as the server says and tries again. The call must be safe to repeat.
 *
 * @throws the error of the last attempt, or the signal's reason if it ended a pause
 */
export async function retryWhenRefused<Answer>(
  call: () => Promise<Answer>,
  options: WaitOptions,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const wait = attempt < REFUSAL_RETRIES && !options.signal.aborted ? waitOf(error) : null;
      if (wait === null) throw error;
      await waitOut(wait, options);
    }
  }
}
