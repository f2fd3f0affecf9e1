import { sql } from 'drizzle-orm';
import { createAccountRepository } from '../../functions/data/account-repository.ts';
import type { Ports } from '../../functions/services/ports/ports.ts';
import type { SessionIdentity } from '../../functions/services/ports/records.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { RIGHT_CODE } from './fixture-curriculum.ts';
import { stubbedExecution } from './stubbed-execution.ts';
import { createWorld, newIdentity } from './world.ts';

/** A world with the tables of an auth server and without rate limits, in which learners merge. */
export type MergeWorld = Awaited<ReturnType<typeof openMergeWorld>>;

/** Opens a world with the fixture curriculum, in which only the fixture's correct code is accepted. */
export async function openMergeWorld() {
  const world = await createWorld();
  const serving = (parts: Partial<Ports> = {}) =>
    world.with({
      accounts: createAccountRepository(world.database),
      execution: stubbedExecution,
      rateLimits: { take: () => Promise.resolve(0) },
      ...parts,
    });
  const services = serving();
  const contextOf = (identity: SessionIdentity): RequestContext =>
    services.createRequestContext(identity);
  return {
    database: world.database,
    services,
    /** Returns the same use cases with some parts replaced. */
    serving,
    contextOf,
    close: () => world.close(),

    /** Creates an account of the auth server with an open session and a profile. */
    async signIn(isAnonymous: boolean): Promise<SessionIdentity> {
      const identity = newIdentity({ isAnonymous, ...(isAnonymous && { email: '' }) });
      const email = isAnonymous ? null : identity.email;
      await world.database.execute(sql`
        insert into auth.users (id, email, is_anonymous, raw_app_meta_data)
        values (${identity.id}, ${email}, ${isAnonymous}, '{}')`);
      await world.database.execute(
        sql`insert into auth.sessions (id, user_id) values (${identity.sessionId}, ${identity.id})`,
      );
      await contextOf(identity).learner();
      return identity;
    },

    solve: (identity: SessionIdentity, challengeId: string, idempotencyKey: string | null = null) =>
      services.submissions.submit(contextOf(identity), {
        challengeId,
        code: RIGHT_CODE,
        language: 'PYTHON',
        idempotencyKey,
      }),

    completeLesson: (identity: SessionIdentity, lessonId: string) =>
      services.lessons.complete(contextOf(identity), { lessonId, minutesSpent: 5 }),

    merge: (learner: SessionIdentity, anonymous: SessionIdentity) =>
      services.learners.mergeAnonymous(contextOf(learner), anonymous),

    xpOf: async (identity: SessionIdentity): Promise<number> =>
      (await contextOf(identity).learner())?.experiencePoints ?? -1,

    /** Returns everything that is stored about a learner. */
    stateOf: async (identity: SessionIdentity): Promise<Record<string, unknown>> => ({
      ...(await services.accounts.exportData(contextOf(identity))),
      exportedAt: '',
    }),
  };
}
