import { describeError } from '../../functions/http/describe-error.ts';
import { writeLog } from './write-log.ts';

/**
 * Lets a schedule do some work. What it came to is logged; so is what went wrong, without the messages of errors,
 * which may quote a learner. The call fails then, so that it counts as failed.
 *
 * @param name as the log calls it
 */
export async function scheduled<Report extends object>(
  name: string,
  work: () => Promise<Report>,
): Promise<Report> {
  const report = await work().catch((error: unknown) => {
    writeLog({ level: 'error', message: `The ${name} failed.`, ...describeError(error) });
    return null;
  });
  if (report === null) {
    throw new Error(
      `The ${name} failed. Its log has a line of the level "error" that tells where.`,
    );
  }
  writeLog({ level: 'info', message: `The ${name} has run.`, ...report });
  return report;
}
