/** Converts GraphQL responses to the REST API's form. Written from the two contracts, not from the APIs' code. */

export type Fields = Record<string, unknown>;

const CATEGORY = 'category { id name description }';
export const PROFILE =
  'id email username firstName lastName avatarUrl githubUsername createdAt experiencePoints level streakDays';
export const SETTINGS = 'username firstName lastName isListed timeZone timeZoneChangeableAt';
export const CHALLENGE = `id title description difficulty experienceReward experienceRequired
  ${CATEGORY} language isLocked isCompleted instructions starterCode expectedOutput tip`;
export const LESSON = `id title description difficulty estimatedMinutes ${CATEGORY} state content
  exampleCode exampleOutput`;
export const ACHIEVEMENT = 'id name description icon experienceReward';
export const RESULT = `status output error executionTimeSeconds
  tests { name isHidden isPassed expectedStdout actualStdout error }`;
export const ACCESS_TOKEN = 'id name scope ending createdAt expiresAt isExpired lastUsedOn';

/** Names that come from the specification and aren't converted. */
const NAMES = new Map([
  ['estimatedMinutes', 'estimated_time'],
  ['executionTimeSeconds', 'execution_time'],
  ['isPassed', 'success'],
  ['actualStdout', 'output'],
  ['expectedStdout', 'expected_output'],
  ['tests', 'test_results'],
]);

/** Fields whose values belong to a closed set. */
const WORDS: ReadonlySet<string> = new Set(['language', 'scope', 'state', 'status']);

function rename(name: string): string {
  return NAMES.get(name) ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function fieldToRest([name, value]: [string, unknown]): [string, unknown] {
  const isWord = WORDS.has(name) && typeof value === 'string';
  return [rename(name), isWord ? value.toLowerCase() : toRest(value)];
}

/** Converts keys to snake_case, and values of closed sets to lowercase. */
export function toRest(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toRest);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(fieldToRest));
}

const fieldsOf = (value: unknown): Fields => toRest(value) as Fields;

export function challengeToRest(challenge: Fields): Fields {
  const { id } = challenge['category'] as Fields;
  return { ...fieldsOf(challenge), category_id: id };
}

/** @param provider the value that GraphQL doesn't return */
export function profileToRest(
  viewer: Fields,
  provider: Fields = { github_id: null, oauth_provider: null },
): Fields {
  return { ...fieldsOf(viewer), ...provider };
}

interface Result extends Fields {
  tests: { isPassed: boolean }[];
}

export function resultToRest(result: Result, achievementsEarned: Fields[] = []): Fields {
  return {
    ...fieldsOf(result),
    success: result.tests.every(({ isPassed }) => isPassed),
    is_local: false,
    achievements_earned: toRest(achievementsEarned),
  };
}
