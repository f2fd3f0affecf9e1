/**
 * How many elements the lists of the schema usually have, by the name of the field. Lists in which a visitor finds the
 * whole catalogue have room for it to grow; a test compares them with the published curriculum.
 */
const LIST_LENGTHS: ReadonlyMap<string, number> = new Map([
  // The catalogue
  ['challenges', 90],
  ['lessons', 50],
  ['achievements', 40],
  ['categories', 10],
  ['samples', 2],
  ['hints', 3],
  ['solutions', 2],
  ['prerequisites', 1.5],
  // Few challenges ask for a line.
  ['lineFind', 0.1],
  ['choices', 20],
  ['wrongLines', 3],
  ['entries', 50],
  ['steps', 6],
  ['blocks', 4],
  ['options', 4],
  ['lines', 6],
  ['cases', 3],
  // Few exercises have one.
  ['table', 0.1],
  ['columns', 6],
  ['rows', 50],
  // A learner's own data
  ['items', 50],
  ['nodes', 10],
  ['activity', 14],
  ['due', 10],
  ['reasons', 3],
  ['placements', 8],
  ['results', 9],
  ['recentChallenges', 5],
  ['recentLessons', 5],
  ['sessions', 5],
  ['accessTokens', 5],
  ['achievementsEarned', 1],
  ['achievementsAhead', 40],
  ['skillStandings', 40],
  ['following', 20],
  ['tests', 5],
  ['failingTitles', 4],
  ['ownCases', 2],
  ['replaced', 2],
  // Introspection. Most types have few fields, most fields have no arguments, and most types wrap no other.
  ['types', 60],
  ['directives', 5],
  ['fields', 5],
  ['inputFields', 0.4],
  ['enumValues', 1],
  ['args', 0.15],
  ['ofType', 0.4],
  ['interfaces', 0.1],
  ['possibleTypes', 0.1],
]);

/** What fields cost besides their values, because they ask the database or walk through a whole list. */
const LOOK_UPS: ReadonlyMap<string, number> = new Map([
  ['leaderboard', 900],
  ['isUsernameAvailable', 300],
  ['due', 300],
  ['placements', 300],
  ['placement', 300],
  ['dailyProblem', 300],
  ['nextStep', 300],
  ['draft', 100],
  ['replaced', 100],
  ['dataExport', 2_000],
]);

/** How many rows fields have if nobody asks for a number of them, by the field with the argument. */
const USUAL_ROWS: ReadonlyMap<string, number> = new Map([
  ...['activity', 'due', 'recentChallenges', 'recentLessons'].map(
    (name) => [name, LIST_LENGTHS.get(name) ?? 1] as const,
  ),
  // Their lists are `nodes` and `entries`.
  ['submissions', LIST_LENGTHS.get('nodes') ?? 1],
  ['leaderboard', LIST_LENGTHS.get('entries') ?? 1],
]);

/** What long texts of a submission cost besides one value: a point for each of the kilobytes that they may have. */
export const LONG_TEXTS: ReadonlyMap<string, number> = new Map([
  ['code', 64],
  ['feedback', 16],
]);

/** The selection of a field. */
interface Selection {
  /** The points of the fields that are selected on its object, or on each element of its list. */
  below: number;
  /** The points of the long texts among them. */
  longTexts: number;
  /** How many rows its arguments ask for; null if they don't say. */
  rows: number | null;
}

/**
 * Estimates the cost of a field in points. A point is about the time that it takes to resolve and serialize one value, or
 * to send a kilobyte.
 */
export function pointsOf(name: string, { below, longTexts, rows }: Selection): number {
  const usual = USUAL_ROWS.get(name) ?? 1;
  const asked = (USUAL_ROWS.has(name) ? rows : null) ?? usual;
  const values = ((LIST_LENGTHS.get(name) ?? 1) * (1 + below) * asked) / usual;
  return (LOOK_UPS.get(name) ?? 0) + values + (name === 'submissions' ? longTexts * asked : 0);
}
