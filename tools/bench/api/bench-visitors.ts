import { getIntrospectionQuery, parse } from 'graphql';
import { loadCurriculum } from '../../../content/load-curriculum.ts';
import { openDatabase } from '../../../functions/data/database.ts';
import { publishCurriculum } from '../../../functions/data/publish.ts';
import { trustedDocuments } from '../../../functions/graphql/__generated__/trusted-documents.ts';
import { measureDocument } from '../../../functions/graphql/measure-document.ts';
import { startTokenAuthority } from '../../../tests/support/token-authority.ts';
import { type Measurement, type ReportMeasurement, summarize } from '../measurement.ts';
import { ask, graphqlEvent, type Responder, webOperation } from './measure-calls.ts';
import { signIn } from './fill-database.ts';
import { openBenchProduct, tokenOf } from './open-bench-product.ts';
import { startBenchDatabase } from './start-bench-database.ts';

/** The most that a visitor's query may take, as a multiple of the challenge list. */
const MOST_RATIO = 5;
/** The points of the largest document that is allowed. */
const MOST_POINTS = 5_000;
/** Even an expensive look-up cannot be repeated more often. */
const MOST_ALIASES = 10;
const ROUNDS = 40;
const WARM_UP = 10;

const CHALLENGE = `id title description category { id name description } language difficulty
  experienceReward experienceRequired isLocked isCompleted entry { kind functionName } instructions
  instructionsHtml starterCode expectedOutput tip tipHtml lab preparedBy { id title position }
  timeLimitSeconds samples { name stdin expectedStdout } hints { rung text textHtml } debrief
  debriefHtml`;
const LESSON = `id title description difficulty estimatedMinutes category { id name description }
  state content contentHtml exampleCode exampleCodeHtml exampleOutput lab`;

/** Fields that do much for few points, each of which is repeated as often as the limits allow. */
const FIELDS: Readonly<Record<string, string>> = {
  'challenges, one field': 'challenges { id }',
  'challenges, all fields': `challenges { ${CHALLENGE} }`,
  'challenges, their objects':
    'challenges { hints { rung } samples { name } entry { kind } preparedBy { id } category { id } }',
  'challenges, their texts': 'challenges { instructions instructionsHtml starterCode lab }',
  'lessons, all fields': `lessons { ${LESSON} }`,
  'lessons, their texts': 'lessons { content contentHtml exampleCodeHtml }',
  'lessons, their steps':
    'lessons { steps { id blocks { ... on Exercise { question } } } practice { total } resumeStep { id } }',
  'one challenge': 'challenge(id: "first-contact") { id instructionsHtml lab hints { rung } }',
  achievements: 'achievements { id name description icon experienceReward }',
  leaderboard: 'leaderboard(first: 100) { total viewerRank entries { rank username level } }',
  'the schema': '__schema { types { fields { name type { ofType { name fields { name } } } } } }',
  'the schema, its descriptions': '__schema { types { description fields { description } } }',
};

/** Repeats a field under as many aliases as the limits allow. */
function repeated(field: string): string {
  const documentOf = (count: number): string => {
    const aliased = Array.from({ length: count }, (_, index) => `a${index}: ${field}`);
    return `query Repeated { ${aliased.join(' ')} }`;
  };
  const points = measureDocument(parse(documentOf(1)))[0]?.measure.points ?? MOST_POINTS;
  return documentOf(Math.max(1, Math.min(MOST_ALIASES, Math.floor(MOST_POINTS / points))));
}

/** The documents to measure, by name: every query of the web client, introspection, and the worst we know. */
function expensiveDocuments(): Map<string, string> {
  const ours = [...trustedDocuments.values()].flatMap((text) => {
    const name = /^query (\w+) \{/.exec(text)?.[1];
    return name === undefined ? [] : [[`the web client: ${name}`, text] as const];
  });
  const worst = Object.entries(FIELDS).map(([name, field]) => [name, repeated(field)] as const);
  const introspection = getIntrospectionQuery({ schemaDescription: true, specifiedByUrl: true });
  return new Map([...ours, ['the playground: introspection', introspection], ...worst]);
}

const NAME = 'visitors: a query that was never sent before';

/** Measures documents in turn, with the peer before each of them: a slow moment of the machine concerns both. */
async function measureInTurn(
  peer: Responder,
  responders: readonly Responder[],
): Promise<Measurement[]> {
  const turns = responders.flatMap((responder) => [peer, responder]);
  const times = new Map(turns.map(({ name }) => [name, [] as number[]]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const { name, call } of turns) {
      const start = performance.now();
      await call();
      if (round >= 0) times.get(name)?.push(performance.now() - start);
    }
  }
  return [...times].map(([of, values]) => summarize({ name: NAME, of, unit: 'ms' }, values));
}

/** @throws {Error} that names the queries that take more than five times as long as a learner's challenge list */
function requireRatio([peer, ...others]: readonly Measurement[]): void {
  const most = (peer?.p50 ?? 0) * MOST_RATIO;
  const slow = others.filter(({ p50 }) => p50 > most);
  if (slow.length === 0) return;
  const named = slow.map(({ of, p50 }) => `${of}: ${p50} ms`).join(', ');
  throw new Error(`The limit is ${most} ms, ${MOST_RATIO} times the challenge list. ${named}`);
}

/** Publishes the product's own curriculum, whose texts are larger than those of the other measurements. */
async function publish(databaseUrl: string): Promise<void> {
  const { database, close } = openDatabase(databaseUrl, { connections: 1 });
  await publishCurriculum(database, await loadCurriculum());
  await close();
}

/**
 * Measures the most expensive queries that a visitor may send, on the published curriculum.
 *
 * @throws {Error} if one of them takes more than five times as long as a learner's challenge list
 */
export async function benchVisitors(report: ReportMeasurement): Promise<void> {
  const { url: databaseUrl, sql, close } = await startBenchDatabase();
  const authority = await startTokenAuthority();
  await publish(databaseUrl);
  const product = await openBenchProduct({
    databaseUrl,
    authority,
    execution: { functionName: 'unused' },
  });
  let sent = 0;
  /** Another operation name in every call: neither the document nor the response is remembered. */
  const responder = (name: string, text: string, token: string | null = null): Responder => ({
    name,
    call: () => {
      const query = text.replace(/^\s*query \w+/, () => `query Q${(sent += 1)}`);
      return ask(product.graphql, graphqlEvent({ query }, token));
    },
  });
  try {
    const [learner] = await signIn(sql, 1);
    const token = learner ? await tokenOf(authority, learner) : null;
    const { query } = webOperation('query ChallengeLibrary');
    const measured = await measureInTurn(
      responder("a learner's challenge list", query, token),
      [...expensiveDocuments()].map(([name, text]) => responder(name, text)),
    );
    measured.forEach(report);
    requireRatio(measured);
  } finally {
    await Promise.all([product.close(), authority.close()]);
    await close();
  }
}
