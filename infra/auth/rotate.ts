import path from 'node:path';
import process from 'node:process';
import { ConfigError } from '../config-error.ts';
import { readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { rotateSigningKeys, SIGNING_KEYS_FILE } from './signing-keys.ts';

try {
  const kid = await rotateSigningKeys(path.join(readConfig().dataDir, SIGNING_KEYS_FILE));
  console.log(
    `The key ${kid} signs from the next start on; the earlier ones verify for another week.`,
  );
} catch (error) {
  if (!(error instanceof StartError) && !(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
