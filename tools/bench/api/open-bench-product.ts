import process from 'node:process';
import type { LambdaClientConfig } from '@aws-sdk/client-lambda';
import type { LogEntry } from '../../../functions/http/log.ts';
import { compose, type Product } from '../../../infra/compose.ts';
import type { TokenAuthority } from '../../../tests/support/token-authority.ts';
import { UNLIMITED } from '../../../tests/support/world.ts';
import { addressOf, type BenchLearner } from './fill-database.ts';

/** As many connections as the local host opens. */
const CONNECTIONS = 10;

/** Fails the bench on the first response with an error, and shows it. */
function showEntry(entry: LogEntry): void {
  process.stderr.write(`${JSON.stringify(entry)}\n`);
}

/** What the APIs depend on. */
interface DataSources {
  databaseUrl: string;
  authority: TokenAuthority;
  execution: { functionName: string; client?: LambdaClientConfig };
}

/** Composes the APIs as in production, on a database, with an authority for their tokens. */
export function openBenchProduct({ authority, ...dataSources }: DataSources): Promise<Product> {
  return compose({
    ...dataSources,
    connections: CONNECTIONS,
    auth: {
      issuer: authority.issuer,
      url: authority.issuer,
      anonKey: '',
      legacySecret: null,
      serviceKey: null,
    },
    requestBudget: UNLIMITED,
    log: showEntry,
  });
}

/** Returns a token of the learner's own session. */
export function tokenOf(
  authority: TokenAuthority,
  { id, sessionId }: BenchLearner,
): Promise<string> {
  const hourSeconds = 3_600;
  return authority.token({
    sub: id,
    session_id: sessionId,
    email: addressOf(id),
    exp: Math.floor(Date.now() / 1000) + hourSeconds,
  });
}
