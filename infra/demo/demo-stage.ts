import { randomUUID } from 'node:crypto';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { usernameFrom } from '../../domain/username.ts';
import type { Database } from '../../functions/data/database.ts';
import { createRepositories, type Repositories } from '../../functions/data/repositories.ts';
import {
  completedLessons,
  earnedAchievements,
  hintReveals,
  lessonVisits,
  shownCases,
  solves,
  submissions,
} from '../../functions/data/schema.ts';
import type { Catalogue } from '../../functions/services/ports/catalogue.ts';
import type { AwardRepository, ExecutionPort } from '../../functions/services/ports/ports.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { createServices, type Services } from '../../functions/services/services.ts';

/** Where demo learners live, and what runs their programs. */
export interface DemoContext {
  database: Database;
  execution: ExecutionPort;
}

/** The services of the product, with one signed-in learner and a clock that can be set to the past. */
export interface DemoStage {
  learnerId: string;
  catalogue: Catalogue;
  repositories: Repositories;
  services: Services;
  /** Replaces what runs programs from now on. */
  use: (execution: ExecutionPort) => void;
  /** A new request of the learner. */
  request: () => RequestContext;
  /** Does something as if it were a given time. */
  actAt: (at: Date, act: () => Promise<unknown>) => Promise<void>;
}

/** The columns that the database fills with its own time. */
const TIMES: readonly (readonly [PgTable & { learnerId: PgColumn }, ...PgColumn[]])[] = [
  [submissions, submissions.submittedAt, submissions.startedAt],
  [solves, solves.solvedAt],
  [completedLessons, completedLessons.completedAt],
  [lessonVisits, lessonVisits.visitedAt],
  [earnedAchievements, earnedAchievements.earnedAt],
  [hintReveals, hintReveals.revealedAt],
  [shownCases, shownCases.shownAt],
];

/** Moves what was just written to a given time. Everything older is already there. */
async function backdate(
  database: Database,
  { learnerId, startedAt }: { learnerId: string; startedAt: Date },
  at: Date,
): Promise<void> {
  for (const [table, ...columns] of TIMES) {
    const [first] = columns;
    if (!first) continue;
    const changes = columns.map(
      (column) => sql`${sql.identifier(column.name)} = ${at.toISOString()}`,
    );
    const isNew = and(eq(table.learnerId, learnerId), gte(first, startedAt));
    await database.execute(sql`update ${table} set ${sql.join(changes, sql`, `)} where ${isNew}`);
  }
}

/** The ledger can't be changed later, so its rows get their time when they are written. */
function awardsAt(awards: AwardRepository, now: () => Date): AwardRepository {
  return {
    ...awards,
    transaction: (learnerId, work) =>
      awards.transaction(learnerId, (award) =>
        work({
          ...award,
          addExperience: (experience) => award.addExperience({ earnedAt: now(), ...experience }),
        }),
      ),
  };
}

/**
 * Creates the stage on which a demo learner's history is played. Nothing limits how fast it is played.
 *
 * @param startedAt the database's time; everything on the stage happens before
 */
export async function openDemoStage(
  { database, execution }: DemoContext,
  { id: learnerId, email, startedAt }: { id: string; email: string; startedAt: Date },
): Promise<DemoStage> {
  let now = startedAt;
  let current = execution;
  const stored = createRepositories(database);
  const repositories = {
    ...stored,
    awards: awardsAt(stored.awards, () => now),
    rateLimits: { take: () => Promise.resolve(0) },
    requestBudget: { spend: () => Promise.resolve(0) },
  };
  const services = createServices({
    ...repositories,
    execution: { run: (request, tenant) => current.run(request, tenant) },
    accounts: NO_ACCOUNTS,
    notices: { accessTokenCreated: () => Promise.resolve() },
    now: () => now,
    random: Math.random,
    newId: randomUUID,
  });
  const identity = { ...SESSION, id: learnerId, email };
  identity.requestedProfile = { ...SESSION.requestedProfile, username: usernameFrom(email) };
  return {
    learnerId,
    catalogue: await repositories.catalogue.load(),
    repositories,
    services,
    use: (other) => {
      current = other;
    },
    request: () => services.createRequestContext(identity),
    async actAt(at, act) {
      now = at;
      await act();
      await backdate(database, { learnerId, startedAt }, at);
      now = startedAt;
    },
  };
}

const SESSION = {
  credential: 'session' as const,
  provider: 'email',
  sessionId: randomUUID(),
  isAnonymous: false,
  signedInAt: null,
  requestedProfile: { username: '', firstName: '', lastName: '', timeZone: '' },
  token: '',
};

/** Nobody has signed in yet: the account's session exists only on the stage. */
const NO_ACCOUNTS = {
  isSessionOpen: () => Promise.resolve(true),
  isSessionAnonymous: () => Promise.resolve(false),
  findLearner: null,
  sessions: () => Promise.resolve([]),
  endSession: () => Promise.resolve(null),
  providerAccount: () => Promise.resolve(null),
  removal: () => () => Promise.resolve(),
  removeUnused: () => Promise.resolve(0),
  exportOf: () => Promise.resolve({}),
};
