import { startOfWeek } from '../../../domain/calendar.ts';
import { createLeaderboardRepository } from '../../../functions/data/leaderboard-repository.ts';
import type { Bench } from './bench.ts';
import { ask, graphqlEvent } from './call.ts';
import { countStatementsOf } from './count-statements-of.ts';
import { type Calls, measureCalls } from './measure-calls.ts';
import { tokenOf } from './open-bench-product.ts';

const CALLS: Omit<Calls, 'name'> = { rounds: 6, perTurn: 50, warmUp: 60 };
const TOP = 100;

const QUERY = `query Board($period: LeaderboardPeriod!) {
  leaderboard(period: $period, first: ${TOP}) {
    entries { rank username level experiencePoints streakDays } viewerRank total
  }
}`;

/** Measures the leaderboard of a million learners: its two reads, and the whole query through the API. */
export async function measureLeaderboard(bench: Bench): Promise<void> {
  const { authority, learners, product, report } = bench;
  const [, learner] = learners;
  if (!learner) throw new Error('Nobody is signed in.');
  const store = createLeaderboardRepository(product.database);
  const token = await tokenOf(authority, learner);
  const periods = {
    ALL_TIME: { since: null, words: 'all time' },
    WEEK: { since: startOfWeek(new Date()), words: 'this week' },
  };
  for (const [period, { since, words }] of Object.entries(periods)) {
    const reads = [
      { name: 'the top 100', call: () => store.top({ since, first: TOP }) },
      { name: 'own rank and total', call: () => store.tally({ since, learnerId: learner.id }) },
    ];
    const name = `api: leaderboard of 1,000,000 learners, ${words}`;
    for (const read of reads)
      await measureCalls({ ...CALLS, name: `${name}: ${read.name}` }, [read], report);
    const event = graphqlEvent({ query: QUERY, variables: { period } }, token);
    const own = { name: 'Packetsmith', call: () => ask(product.graphql, event) };
    await measureCalls({ ...CALLS, name: `${name}: by GraphQL` }, [own], report);
    await countStatementsOf(bench, `${name}: by GraphQL`, (counted) => ask(counted.graphql, event));
  }
}
