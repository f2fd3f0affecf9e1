import { describeError } from '../../functions/http/log.ts';
import { writeLog } from './write-log.ts';

/**
 * Runs a scheduled job and logs its result, or its failure without error messages, which may quote a learner. A
 * failure also fails the call, so that it counts as an error.
 *
 * @param name its name in the log
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
    throw new Error(`The ${name} failed. See the error in its log.`);
  }
  writeLog({ level: 'info', message: `The ${name} has run.`, ...report });
  return report;
}
