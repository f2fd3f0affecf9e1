import path from 'node:path';
import { StartError } from '../start-error.ts';
import { replacePrivateFile } from './private-file.ts';

/** Where a data directory keeps the key for the operator. */
export const SERVICE_KEY_FILE = 'auth-service-key';

/**
 * Puts the service key where the operator alone can read it. It is never printed or served.
 *
 * @throws {StartError} when the file cannot be written
 */
export async function writeServiceKey(dataDir: string, serviceKey: string): Promise<void> {
  const file = path.join(dataDir, SERVICE_KEY_FILE);
  try {
    await replacePrivateFile(file, `${serviceKey}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The service key cannot be written to ${file} (${reason}); make its directory writable.`,
      { cause: error },
    );
  }
}
