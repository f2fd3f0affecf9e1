import { StartError } from './start-error.ts';

/** The wording of the operating system, SQLite and PostgreSQL. */
const SAID_SO =
  /no space left|ENOSPC|disk is full|disk quota exceeded|EDQUOT|free disk space|wrote only \d+ of/i;

/**
 * Returns the error to report if a message is about a full disk.
 *
 * @param directory the directory that couldn't be written
 * @returns null if the message is about something else
 */
export function diskFullError(directory: string, complaint: string): StartError | null {
  if (!SAID_SO.test(complaint)) return null;
  return new StartError(
    `The disk that holds ${directory} is full; free at least 100 MB and start again.`,
  );
}
