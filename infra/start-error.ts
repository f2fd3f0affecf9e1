/** An error that prevents startup. Its message tells the operator what happened and what to do. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** Returns what an error was caused by in the first place, such as the driver's error; the error itself without a cause. */
export function rootCauseOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootCauseOf(error.cause) : error;
}

/** Returns the code of a system error, such as `ENOSPC`; an empty string if it has none. */
export function systemErrorCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** An invalid setting. The message names the variable and what its value must be. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

/** The wording of the operating system, SQLite and PostgreSQL. */
const DISK_FULL =
  /no space left|ENOSPC|disk is full|disk quota exceeded|EDQUOT|free disk space|wrote only \d+ of/i;

/**
 * Returns the error to report if a message is about a full disk.
 *
 * @param directory the directory that couldn't be written
 * @returns null if the message is about something else
 */
export function diskFullError(directory: string, message: string): StartError | null {
  if (!DISK_FULL.test(message)) return null;
  return new StartError(
    `The disk that holds ${directory} is full; free at least 100 MB and start again.`,
  );
}
