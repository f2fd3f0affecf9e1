import { DEFAULT_EDITOR_SETTINGS } from '../../domain/editor-settings.ts';
/** Subjects, lessons and challenges as the GraphQL API returns them. */
const FOUNDATIONS = { id: 'foundations', name: 'Foundations', description: 'The first steps.' };

type Fields = Readonly<Record<string, unknown>>;

/** Creates a lesson of the path, unlocked by default. */
export function lessonFields(id: string, fields: Fields = {}): Fields {
  return {
    id,
    title: `Lesson ${id}`,
    description: 'A few minutes of reading.',
    difficulty: 3,
    estimatedMinutes: 9,
    measuredMinutes: null,
    category: FOUNDATIONS,
    state: 'UNLOCKED',
    provedAt: null,
    firstEditionAt: null,
    practice: { solved: 0, shown: 0, total: 0, isPracticed: false },
    contentHtml: '<p>A string is a row of characters.</p>',
    exampleCode: 'print("packet")',
    exampleOutput: 'packet\n',
    lab: null,
    ...fields,
  };
}

/** Creates a challenge, by default unlocked and with one sample. */
export function challengeFields(id: string, fields: Fields = {}): Fields {
  return {
    id,
    title: `Challenge ${id}`,
    description: 'Print one exact line.',
    category: FOUNDATIONS,
    language: 'PYTHON',
    difficulty: 2,
    experienceReward: 50,
    experienceRequired: 100,
    isLocked: false,
    isCompleted: false,
    solvedAt: null,
    lastResult: null,
    skills: [],
    hasLab: false,
    entry: { kind: 'PROGRAM', functionName: null },
    instructions: 'Print it.',
    instructionsHtml: '<p>Print it.</p>',
    starterCode: 'print("start")\n',
    expectedOutput: '22 open\n',
    tipHtml: '<p>Mind the space.</p>',
    lab: null,
    timeLimitSeconds: 5,
    preparedBy: null,
    prerequisites: [],
    nextLesson: null,
    isOpenedAnyway: false,
    hints: [],
    debriefHtml: null,
    solutions: [],
    solutionShownAt: null,
    experienceAvailableAt: null,
    evidenceFrom: null,
    lineFind: null,
    samples: [{ name: 'One open port', stdin: '192.0.2.20\n', expectedStdout: '22 open\n' }],
    ...fields,
  };
}

/** Creates an achievement with its icon. */
export function achievementFields(id: string): Fields {
  return {
    id,
    name: `Medal ${id}`,
    description: 'Earn it.',
    icon: id,
    iconUrl: `/icons/${id}.svg`,
    experienceReward: 25,
  };
}

/** Creates an achievement that the learner hasn't earned, by default one that can't be counted. */
export function aheadFields(id: string, progress: Fields | null = null): Fields {
  return { achievement: achievementFields(id), progress };
}

/** Creates the signed-in learner, by default a new one. */
export function viewerFields(fields: Fields = {}): Fields {
  return {
    id: 'learner-1',
    email: 'newcomer@example.test',
    username: 'newcomer',
    firstName: 'New',
    lastName: 'Comer',
    level: 1,
    experiencePoints: 0,
    streakDays: 0,
    isAnonymous: false,
    timeZone: 'Europe/London',
    timeZoneChangeableAt: null,
    createdAt: '2026-11-01T10:00:00.000Z',
    learningPath: { completed: 0, total: 0, items: [] },
    progress: {
      challengesCompleted: 0,
      challengesTotal: 6,
      lessonsCompleted: 0,
      lessonsTotal: 3,
      streakDays: 0,
    },
    nextStep: { kind: null, isStarted: false, reasons: [], lesson: null, challenge: null },
    achievements: [],
    achievementsAhead: [],
    skillStandings: [],
    activity: ({ days }: { days: number }) => quietDays(days),
    submissions: { nodes: [], endCursor: null },
    editorSettings: { ...DEFAULT_EDITOR_SETTINGS },
    draft: null,
    acceptedCode: null,
    recentChallenges: [],
    recentLessons: [],
    hasReviews: true,
    weeklyGoalDays: 5,
    freezesLeft: 2,
    reviews: { dueCount: 0, nextDueOn: null, due: [] },
    dailyProblem: null,
    placements: [],
    placement: null,
    accessTokens: [],
    following: [],
    ...fields,
  };
}

/** Creates days without activity up to 21 November 2026. */
function quietDays(count: number): Fields[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 10, 22 - count + index)).toISOString().slice(0, 10);
    return { date, isActive: false, isFrozen: false, experiencePoints: 0 };
  });
}

/** Creates a path of lessons with the given states. */
export function pathFields(...lessons: Fields[]): Fields {
  const items = lessons.map((lesson, index) => ({
    position: index + 1,
    lesson,
    isCompleted: lesson['state'] === 'COMPLETED',
  }));
  const completed = items.filter(({ isCompleted }) => isCompleted).length;
  return { items, completed, total: items.length };
}
