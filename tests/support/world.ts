import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createCatalogueRepository } from '../../functions/data/catalogue-repository.ts';
import { type Database, openDatabase } from '../../functions/data/database.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { createRepositories } from '../../functions/data/repositories.ts';
import type { AccountRepository } from '../../functions/services/ports/accounts.ts';
import type { Ports, RequestBudget } from '../../functions/services/ports/ports.ts';
import type { SessionIdentity } from '../../functions/services/ports/records.ts';
import { createServices, type Services } from '../../functions/services/services.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { createTestDatabase } from './database.ts';
import { fixtureCurriculum } from './fixture-curriculum.ts';
import { sandboxExecution } from './sandbox-execution.ts';

/** The use cases on a real database and the real sandbox, with the fixture curriculum published. */
export interface World {
  database: Database;
  services: Services;
  /** Returns the same world with some parts replaced, to trigger rare conditions. */
  with(parts: Partial<Ports>): Services;
  close(): Promise<void>;
}

/** Accounts that exist only in their tokens: every session is open. */
export const NO_AUTH_SERVER: AccountRepository = {
  isSessionOpen: () => Promise.resolve(true),
  isSessionAnonymous: ({ isAnonymous }) => Promise.resolve(isAnonymous),
  findLearner: null,
  sessions: () => Promise.resolve([]),
  endSession: () => Promise.resolve(null),
  providerAccount: () => Promise.resolve(null),
  removal: () => () => Promise.resolve(),
  removeUnused: () => Promise.resolve(0),
  exportOf: () => Promise.resolve({}),
};

/** The tests make many requests from one address. */
export const UNLIMITED: RequestBudget = { spend: () => Promise.resolve(0) };

function portsOf(database: Database): Ports {
  return {
    ...createRepositories(database),
    catalogue: createCatalogueRepository(database, { freshMs: 0 }),
    execution: sandboxExecution(),
    accounts: NO_AUTH_SERVER,
    notices: { accessTokenCreated: () => Promise.resolve() },
    requestBudget: UNLIMITED,
    now: () => new Date(),
    random: Math.random,
    newId: randomUUID,
  };
}

/**
 * @param reach returns the address at which the world reaches its database, so that a proxy can sit in between
 * @param connections how many connections to the database it opens at most
 */
export async function createWorld(
  reach = (url: string): Promise<string> => Promise.resolve(url),
  connections = 8,
): Promise<World> {
  const testDatabase = await createTestDatabase();
  const { database, close } = openDatabase(await reach(testDatabase.url), { connections });
  await publishCurriculum(database, fixtureCurriculum);
  const ports = portsOf(database);
  return {
    database,
    services: createServices(ports),
    with: (parts) => createServices({ ...ports, ...parts }),
    async close() {
      await close();
      await testDatabase.drop();
    },
  };
}

/** A learner who has just signed up by email. */
export function newIdentity(changes: Partial<SessionIdentity> = {}): SessionIdentity {
  const id = randomUUID();
  return {
    credential: 'session',
    id,
    email: `${id.slice(0, 8)}@example.test`,
    isAnonymous: false,
    provider: 'email',
    sessionId: randomUUID(),
    signedInAt: new Date(),
    requestedProfile: {
      username: `learner-${id.slice(0, 8)}`,
      firstName: 'Test',
      lastName: 'Learner',
      timeZone: '',
    },
    token: 'unused',
    ...changes,
  };
}

/** Awards XP to a new learner through the ledger. */
export async function giveExperience(
  { database }: Pick<World, 'database'>,
  learnerId: string,
  experiencePoints: number,
): Promise<void> {
  await database.execute(sql`
    with given as (
      insert into app.experience_ledger (learner_id, amount, reason, reference)
      values (${learnerId}, ${experiencePoints}, 'demo', 'test') returning amount
    )
    update app.profiles set experience_points = (select amount from given) where id = ${learnerId}
  `);
}

/** Returns a new session of a new learner, with XP awarded through the ledger. */
export async function newSession(world: World, experiencePoints = 0): Promise<RequestContext> {
  const identity = newIdentity();
  await world.services.learners.find(identity);
  if (experiencePoints > 0) await giveExperience(world, identity.id, experiencePoints);
  return world.services.createRequestContext(identity);
}

/** Returns every learner whose total differs from the sum of the ledger. Must always be empty. */
export async function unbalanced(database: Database): Promise<unknown[]> {
  return database.execute(sql`
    select profiles.id, profiles.experience_points, coalesce(sum(ledger.amount), 0) as ledger
    from app.profiles left join app.experience_ledger as ledger on ledger.learner_id = profiles.id
    group by profiles.id having profiles.experience_points <> coalesce(sum(ledger.amount), 0)
  `);
}
