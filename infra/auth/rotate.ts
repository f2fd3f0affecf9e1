import path from 'node:path';
import process from 'node:process';
import { ConfigError, StartError } from '../start-error.ts';
import { readAuthSettings } from './auth-settings.ts';
import { rotateSigningKeys, SIGNING_KEYS_FILE } from './signing-keys.ts';

try {
  const kid = await rotateSigningKeys(
    path.join(readAuthSettings(process.env).dataDir, SIGNING_KEYS_FILE),
  );
  console.log(
    `The key ${kid} signs after the next start. Earlier keys stay valid for verification for one week.`,
  );
} catch (error) {
  if (!(error instanceof StartError) && !(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
