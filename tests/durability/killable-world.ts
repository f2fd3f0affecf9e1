import { type Database, openDatabase } from '../../functions/data/database.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { startInvokeApi } from '../../infra/server/lambda/invoke-api.ts';
import { fixtureCurriculum } from '../support/fixture-curriculum.ts';
import { startTokenAuthority } from '../support/token-authority.ts';
import { type ApiProcess, startApis } from './api-process.ts';
import { startKillablePostgres } from './killable-postgres.ts';
import { enroll, type Learner } from './learners.ts';
import { openStatementGate, type StatementGate } from './statement-gate.ts';
import { createStubFunction, type StubFunction } from './stub-function.ts';

/** A part of the product that tests can kill. */
export type KillablePart = 'apis' | 'database';

/** The product in separate processes, with the fixture curriculum and a stub that runs the code. */
export interface KillableWorld {
  apis: () => ApiProcess;
  /** The gate between the APIs and the database. */
  gate: StatementGate;
  /** The stub of the execution function. */
  execution: StubFunction;
  /** A direct connection to the database, for the tests. */
  database: () => Database;
  enroll: (count: number) => Promise<Learner[]>;
  kill: (parts: readonly KillablePart[]) => Promise<void>;
  /** Restarts what was killed. */
  restart: (parts: readonly KillablePart[]) => Promise<void>;
  close: () => Promise<void>;
}

/** The APIs need one connection for each place where a call can be stopped; PostgreSQL allows a hundred. */
const CONNECTIONS = { apis: 90, tests: 4 };

const FUNCTION = 'execution';

/** Starts the product. PostgreSQL synchronizes its writes to the disk, as in production. */
export async function startKillableWorld(): Promise<KillableWorld> {
  const postgres = await startKillablePostgres();
  const gate = await openStatementGate(postgres.url());
  const authority = await startTokenAuthority();
  const execution = createStubFunction(FUNCTION);
  const invokeApi = await startInvokeApi([execution.host], () => undefined);
  const open = () => openDatabase(postgres.url(), { connections: CONNECTIONS.tests });
  let connection = open();
  await publishCurriculum(connection.database, fixtureCurriculum);
  const openApis = () =>
    startApis({
      databaseUrl: gate.databaseUrl,
      connections: CONNECTIONS.apis,
      auth: {
        issuer: authority.issuer,
        url: authority.issuer,
        anonKey: '',
        legacySecret: null,
        serviceKey: null,
      },
      execution: { functionName: FUNCTION, client: invokeApi.client },
    });
  let apis = await openApis();
  return {
    apis: () => apis,
    gate,
    execution,
    database: () => connection.database,
    enroll: (count) => enroll(connection.database, authority, count),
    async kill(parts) {
      // At the same instant, as in a power failure.
      if (parts.includes('database')) await connection.close();
      await Promise.all([
        parts.includes('apis') && apis.kill(),
        parts.includes('database') && postgres.kill(),
      ]);
    },
    async restart(parts) {
      if (parts.includes('database')) {
        await postgres.start();
        gate.leadTo(postgres.url());
        connection = open();
      }
      if (parts.includes('apis')) apis = await openApis();
    },
    async close() {
      await apis.kill();
      await connection.close();
      for (const part of [invokeApi, authority, gate]) await part.close();
      await postgres.remove();
    },
  };
}
