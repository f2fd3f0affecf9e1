import path from 'node:path';
import type { JWK } from 'jose';
import { createAuthService, type AuthOptions, type AuthService } from './auth-service.ts';
import { loadOrCreateSigningKeys, SIGNING_KEYS_FILE } from './signing-keys.ts';
import { StartError } from '../start-error.ts';
import { replacePrivateFile } from './private-file.ts';

export type { AuthService } from './auth-service.ts';

/** The options of an auth service with keys in a data directory. */
export interface StoredAuthOptions extends Omit<AuthOptions, 'signingKeys'> {
  /** An absolute path. The directory contains the signing keys, and the service key is written to it. */
  dataDir: string;
  /** Null or absent means the keys of the data directory, which are created if they are missing. */
  signingKeys?: JWK[] | null;
}

/**
 * Opens an auth service whose keys are in a data directory, and writes its service key there.
 *
 * @throws {StartError} if the schema belongs to another service, or the keys can't be read or written
 */
export async function openAuthService({
  dataDir,
  signingKeys,
  ...options
}: StoredAuthOptions): Promise<AuthService> {
  const keys =
    signingKeys ?? (await loadOrCreateSigningKeys(path.join(dataDir, SIGNING_KEYS_FILE)));
  const auth = await createAuthService({ ...options, signingKeys: keys });
  try {
    await writeServiceKey(dataDir, auth.serviceKey);
    return auth;
  } catch (error) {
    await auth.close();
    throw error;
  }
}

/** The file of the operator's key in a data directory. */
export const SERVICE_KEY_FILE = 'auth-service-key';

/**
 * Writes the service key to a file that only the operator can read. It is never printed or served.
 *
 * @throws {StartError} if the file cannot be written
 */
async function writeServiceKey(dataDir: string, serviceKey: string): Promise<void> {
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
