import process from 'node:process';
import { ConfigError, StartError } from '../start-error.ts';
import { readAuthSettings } from './auth-settings.ts';
import { startAuth } from './start-auth.ts';

try {
  const starting = startAuth(readAuthSettings(process.env), (line) => console.log(line));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A failed start has already stopped what it had started.
    process.once(signal, () => void starting.then((auth) => auth.stop()).catch(() => undefined));
  }
  const { port } = await starting;
  console.log(`The auth service is ready at http://localhost:${port}`);
} catch (error) {
  if (!(error instanceof StartError) && !(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
