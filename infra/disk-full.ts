import { StartError } from './start-error.ts';

/** How the system, SQLite and PostgreSQL say it. */
const SAID_SO =
  /no space left|ENOSPC|disk is full|disk quota exceeded|EDQUOT|free disk space|wrote only \d+ of/i;

/**
 * The failure to report when somebody complained of a full disk.
 *
 * @param directory what could not be written
 * @returns null when the complaint is another one
 */
export function diskFullError(directory: string, complaint: string): StartError | null {
  if (!SAID_SO.test(complaint)) return null;
  return new StartError(
    `The disk that holds ${directory} is full; free at least 100 MB and start again.`,
  );
}
