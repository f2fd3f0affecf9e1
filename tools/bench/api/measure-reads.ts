import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { z } from 'zod';
import { startOfWeek } from '../../../domain/calendar.ts';
import { createLeaderboardRepository } from '../../../functions/data/leaderboard-repository.ts';
import { httpEvent } from '../../../tests/support/apis.ts';
import { bareApollo, bareGraphql } from './bare-handlers.ts';
import { type Bench, countStatementsOf } from './bench.ts';
import {
  type Responder,
  ask,
  type Calls,
  graphqlEvent,
  type GraphqlRequest,
  measureCalls,
  webOperation,
} from './measure-calls.ts';
import { tokenOf } from './open-bench-product.ts';

const answer = z.object({ data: z.record(z.string(), z.unknown()) });

const OFTEN: Omit<Calls, 'name'> = { rounds: 10, perTurn: 80, warmUp: 300 };
const SOMETIMES: Omit<Calls, 'name'> = { rounds: 10, perTurn: 25, warmUp: 60 };

/** A query and its caller. */
interface Reading {
  calls: Calls;
  request: GraphqlRequest;
  token: string | null;
}

/**
 * Returns handlers that give the same response from memory. @throws {Error} if a response differs from the product's
 */
async function barePeers(
  { product, typeDefs }: Bench,
  event: APIGatewayProxyEventV2,
): Promise<Responder[]> {
  const body = await ask(product.graphql, event);
  const { data } = answer.parse(JSON.parse(body));
  const peers = {
    'graphql-js alone, from memory': bareGraphql(typeDefs, data),
    'Apollo Server alone, from memory': await bareApollo(typeDefs, data),
  };
  return Promise.all(
    Object.entries(peers).map(async ([name, handler]) => {
      const same = answer.parse(JSON.parse(await ask(handler, event)));
      if (JSON.stringify(same.data) !== JSON.stringify(data))
        throw new Error(`${name} returns a different response than the product.`);
      return { name, call: () => ask(handler, event) };
    }),
  );
}

async function measureReading(bench: Bench, { calls, request, token }: Reading): Promise<void> {
  const { product, report } = bench;
  const event = graphqlEvent(request, token);
  const own = { name: 'Packetsmith', call: () => ask(product.graphql, event) };
  const [graphqlAlone, apolloAlone] = await barePeers(bench, event);
  const peers = [apolloAlone, graphqlAlone].filter((peer) => peer !== undefined);
  await measureCalls(calls, [...peers, own], report);
  await countStatementsOf(bench, calls.name, (counted) => ask(counted.graphql, event));
}

/** Measures the most common reads, next to handlers that have the data in memory. */
export async function measureReads(bench: Bench): Promise<void> {
  const { authority, learners, product, report } = bench;
  const [busiest] = learners;
  const token = busiest ? await tokenOf(authority, busiest) : null;
  const trivial = { query: '{ __typename }' };
  const readings: Reading[] = [
    { calls: { ...OFTEN, name: 'api: trivial query, visitor' }, request: trivial, token: null },
    { calls: { ...OFTEN, name: 'api: trivial query, signed in' }, request: trivial, token },
    {
      calls: { ...OFTEN, name: 'api: challenge list' },
      request: webOperation('query ChallengeLibrary'),
      token,
    },
    {
      calls: { ...SOMETIMES, name: 'api: dashboard after 10,000 submissions' },
      request: webOperation('query Dashboard'),
      token,
    },
  ];
  for (const reading of readings) await measureReading(bench, reading);
  const headers = { authorization: `Bearer ${token ?? ''}` };
  const event = httpEvent({ path: '/api/challenges/challenge-1', headers });
  const own = { name: 'Packetsmith', call: () => ask(product.rest, event) };
  const name = 'api: one challenge by REST';
  await measureCalls({ ...OFTEN, name }, [own], report);
  await countStatementsOf(bench, name, (counted) => ask(counted.rest, event));
}

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
