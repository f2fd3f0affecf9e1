import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { AppError } from '../../domain/app-error.ts';

/** The answer to a request for a connection. */
export interface ConnectionAttempt {
  /** How long it took. */
  seconds: number;
  /** Null if there is a connection now. */
  error: Error | null;
}

const RETRY_AFTER_SECONDS = 5;

type UseConnection = Parameters<Pool['connect']>[0];

function unavailable(cause: Error): AppError {
  const message = 'The database did not respond. Try again in a moment.';
  return new AppError('UNAVAILABLE', message, { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/**
 * A pool that says how long connections take. If there is none, because all of them are in use or because the server
 * refuses new ones, the work fails with UNAVAILABLE instead of an error that nobody expects.
 */
export class ConnectionPool extends Pool {
  readonly #onAttempt: (attempt: ConnectionAttempt) => void;

  constructor(config: PoolConfig, onAttempt: (attempt: ConnectionAttempt) => void) {
    super(config);
    this.#onAttempt = onAttempt;
  }

  override connect(): Promise<PoolClient>;
  override connect(use: UseConnection): void;
  override connect(use?: UseConnection): Promise<PoolClient> | undefined {
    const connecting = this.#connect();
    if (use === undefined) return connecting;
    connecting.then(
      (client) => use(undefined, client, (error?: Error) => client.release(error)),
      (error: unknown) => use(error as AppError, undefined, () => undefined),
    );
    return undefined;
  }

  /** @throws {AppError} UNAVAILABLE */
  async #connect(): Promise<PoolClient> {
    const startMs = performance.now();
    const report = (error: Error | null): void =>
      this.#onAttempt({ seconds: (performance.now() - startMs) / 1_000, error });
    try {
      const client = await super.connect();
      report(null);
      return client;
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      report(cause);
      throw unavailable(cause);
    }
  }
}
