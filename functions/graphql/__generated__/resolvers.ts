import type { LabScenario } from '../../../sandbox/lab/scenario.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Learner, SubmissionSummary } from '../../services/ports/records.ts';
import type { AchievementView } from '../../services/achievement-view.ts';
import type { ChallengeView } from '../../services/challenges.ts';
import type { LessonView } from '../../services/lessons.ts';
import type { LessonStepView } from '../../services/lesson-practice.ts';
import type { ReviewsView, ReviewView } from '../../services/reviews.ts';
import type { DailyProblemView } from '../../services/daily-problem.ts';
import type { NextStepView, SkillStandingView } from '../../services/next-step.ts';
import type { ChallengeDraft } from '../../services/ports/drafts.ts';
import type { PlacementView, PlacementQuestionView, PlacementResultView } from '../../services/placement-view.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A timestamp in ISO 8601 and UTC, such as 2026-01-31T12:00:00.000Z. */
  DateTime: { input: string; output: Date; }
  /** A JSON object. Each field of this type describes its contents. */
  JSONObject: { input: never; output: Record<string, unknown>; }
  /**
   * The simulated network that a program runs on, as a JSON object. The server validates it.
   *
   * - `hosts`: at least one host, each with `ip` (IPv4 or IPv6), optional `names`, `txt` and `mx` records and `latency`, `ports` (TCP services
   *   by port) and optional `udp` (UDP services by port). A service has an optional `state` (open, closed or filtered) and
   *   what it sends: a `banner`, `replies`, `steps`, the pages of a web server in `http`, or the name of an application in
   *   `app`.
   * - `apps`: web applications by name, each with the `file` and the `source` of its Python, and optionally the `sql` script of
   *   its database, the `data` that it starts with, and `debug` if it shows its errors.
   * - `visitors`: people whose browsers open pages of the lab, each with `name`, `ip`, optional `cookies`, and `visits`.
   * - `scope`: the networks in CIDR notation that the program may contact. Defaults to all hosts.
   * - `seed`: an integer that makes everything random reproducible.
   * - `latency`: the default round-trip time, in milliseconds, for hosts without their own.
   * - `budget`: how many connections and datagrams the program may attempt. Defaults to no limit.
   * - `startsAt`: the simulated time at the start, in ISO 8601 with an offset.
   * - `log`: true, or earlier entries, if programs can read the network's log as the module `lab`.
   */
  LabScenario: { input: never; output: LabScenario; }
};

/** A token that lets a program call the GraphQL and REST APIs as the learner. Send it as `Authorization: Bearer`. */
export type AccessToken = {
  __typename?: 'AccessToken';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The token's last characters, which help to recognize it. */
  ending: Scalars['String']['output'];
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** A UUID. This isn't the token itself, which is returned only when it is created. */
  id: Scalars['ID']['output'];
  /** Whether it has expired. */
  isExpired: Scalars['Boolean']['output'];
  /** The date of its last use, YYYY-MM-DD in UTC. Null if it was never used. */
  lastUsedOn?: Maybe<Scalars['String']['output']>;
  /** The name that the learner gave it. */
  name: Scalars['String']['output'];
  /** What it allows. */
  scope: AccessTokenScope;
};

/** What an access token allows. Sessions, access tokens, the data export and deleting the account require a session token. */
export type AccessTokenScope =
  /** Reading everything that the learner can read. */
  | 'READ'
  /** Also running and submitting code, practicing and completing lessons, answering reviews, revealing hints and updating the profile. */
  | 'WRITE';

/** A browser or program that is signed in to the account. */
export type AccountSession = {
  __typename?: 'AccountSession';
  /** Its IP address. Null if unknown. */
  address?: Maybe<Scalars['String']['output']>;
  /** The session's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Whether this request uses it. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it last refreshed its token. An active session does so every 15 minutes. */
  lastActiveAt: Scalars['DateTime']['output'];
  /** When the learner signed in. */
  startedAt: Scalars['DateTime']['output'];
  /** The browser's `User-Agent` header. Null if it sent none. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** An achievement, which each learner can earn once. */
export type Achievement = {
  __typename?: 'Achievement';
  /** How to earn it, in one sentence. */
  description: Scalars['String']['output'];
  /** When the learner earned it. Null until then, and for visitors. */
  earnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The XP that a learner earns with it. */
  experienceReward: Scalars['Int']['output'];
  /** The name of an icon that the client shows. */
  icon: Scalars['String']['output'];
  /** The path of the same icon on the product's site, as an SVG file: `/icons/a-medal.svg`. */
  iconUrl: Scalars['String']['output'];
  /** A slug that never changes. */
  id: Scalars['ID']['output'];
  /** The title. */
  name: Scalars['String']['output'];
};

/** An achievement that the learner hasn't earned. */
export type AchievementAhead = {
  __typename?: 'AchievementAhead';
  /** The achievement. */
  achievement: Achievement;
  /** How far the learner has come with it. Null if it takes a single event, or depends on how a challenge is solved. */
  progress?: Maybe<AchievementProgress>;
};

/** How far a learner has come with an achievement, such as 4 of 6 challenges. */
export type AchievementProgress = {
  __typename?: 'AchievementProgress';
  /** At most `total`. */
  done: Scalars['Int']['output'];
  /** At least 2. */
  total: Scalars['Int']['output'];
};

/** A learner's activity on one calendar day. */
export type ActivityDay = {
  __typename?: 'ActivityDay';
  /** YYYY-MM-DD in the learner's own time zone. */
  date: Scalars['String']['output'];
  /** The XP total at the end of that day. */
  experiencePoints: Scalars['Int']['output'];
  /** Whether the learner had a submission accepted, completed or practiced a lesson, or solved a review or daily problem on that day. */
  isActive: Scalars['Boolean']['output'];
  /** Whether a freeze kept the streak although the learner missed that day. Each calendar month has two freezes, which are used automatically. */
  isFrozen: Scalars['Boolean']['output'];
};

/** An answer to the daily problem. */
export type AnswerDailyProblemInput = {
  /** The parts of the answer, as `ExerciseKind` describes them: together up to 4,096 bytes in UTF-8. */
  answer: Array<Scalars['String']['input']>;
  /** The day of the problem, YYYY-MM-DD: the current one in UTC. */
  date: Scalars['ID']['input'];
};

/** The result of an answer to the daily problem, and what it changed. */
export type AnswerDailyProblemPayload = {
  __typename?: 'AnswerDailyProblemPayload';
  /** The achievements that the learner earned. */
  achievementsEarned: Array<Achievement>;
  /** The result of each case, in order. Empty if the exercise has none. */
  cases: Array<ExerciseCaseResult>;
  /** Why the answer is wrong, in one sentence or a traceback. Null if it is right or if the feedback says it. */
  error?: Maybe<Scalars['String']['output']>;
  /** The XP that this answer earned. Reviews and daily problems together earn at most 5 XP on each of the learner's days, and in all at most 50 XP more than solved challenges. */
  experienceEarned: Scalars['Int']['output'];
  /** What the author says about this answer, as sanitized HTML. Null if there is nothing to say. */
  feedbackHtml?: Maybe<Scalars['String']['output']>;
  /** Whether this answer is right. */
  isSolved: Scalars['Boolean']['output'];
  /** What the code printed in the first visible case, or what the program prints once it is predicted. Null otherwise. */
  output?: Maybe<Scalars['String']['output']>;
  /** A right answer: code, output, or the text of the right options in Markdown. Null as long as answers count. */
  solution?: Maybe<Scalars['String']['output']>;
  /** The number of answers that still count. */
  triesLeft: Scalars['Int']['output'];
  /** The updated learner. */
  viewer: Viewer;
};

/** An answer to an exercise. */
export type AnswerExerciseInput = {
  /** The seconds of activity at this step since the last report, 0 to 3,600. */
  activeSeconds: Scalars['Int']['input'];
  /** The parts of the answer, as `ExerciseKind` describes them: together up to 4,096 bytes in UTF-8. */
  answer: Array<Scalars['String']['input']>;
  /** The id of the exercise, such as print-and-run/swap-the-lines. */
  exerciseId: Scalars['ID']['input'];
};

/** The result of an answer to an exercise, and what it changed. */
export type AnswerExercisePayload = {
  __typename?: 'AnswerExercisePayload';
  /** The achievements that the learner earned because the lesson is now practiced. */
  achievementsEarned: Array<Achievement>;
  /** Whether the learner can now see the solution. */
  canShowSolution: Scalars['Boolean']['output'];
  /** The result of each case, in order. Empty if the exercise has none. */
  cases: Array<ExerciseCaseResult>;
  /** Why the answer is wrong, in one sentence or a traceback. Null if it is right or if the feedback says it. */
  error?: Maybe<Scalars['String']['output']>;
  /** What the author says about this answer, as sanitized HTML. Null if there is nothing to say. */
  feedbackHtml?: Maybe<Scalars['String']['output']>;
  /** Whether this answer is right. */
  isSolved: Scalars['Boolean']['output'];
  /** The lesson with the updated practice. */
  lesson: Lesson;
  /** What the code printed in the first visible case, or what the program prints once it is predicted. Null otherwise. */
  output?: Maybe<Scalars['String']['output']>;
  /** The step with the updated progress. */
  step: LessonStep;
  /** The number of answers up to the first right one, this one included. */
  tries: Scalars['Int']['output'];
  /** The updated learner. */
  viewer: Viewer;
};

/** An answer to a question of an attempt. */
export type AnswerPlacementInput = {
  /** The parts of the answer, as `ExerciseKind` describes them: together up to 4,096 bytes in UTF-8. Null to skip the question. */
  answer?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The id of the attempt. */
  attemptId: Scalars['ID']['input'];
  /** The number of the question, starting at 1. */
  number: Scalars['Int']['input'];
};

/** An answer to a review. */
export type AnswerReviewInput = {
  /** The parts of the answer, as `ExerciseKind` describes them: together up to 4,096 bytes in UTF-8. */
  answer: Array<Scalars['String']['input']>;
  /** An id from `Reviews.due`. */
  reviewId: Scalars['ID']['input'];
};

/** The result of an answer to a review, and what it changed. */
export type AnswerReviewPayload = {
  __typename?: 'AnswerReviewPayload';
  /** The achievements that the learner earned. */
  achievementsEarned: Array<Achievement>;
  /** The result of each case, in order. Empty if the exercise has none. */
  cases: Array<ExerciseCaseResult>;
  /** The day on which the skill is due again, YYYY-MM-DD in the learner's own time zone. Today or earlier as long as answers count. */
  dueOn: Scalars['String']['output'];
  /** Why the answer is wrong, in one sentence or a traceback. Null if it is right or if the feedback says it. */
  error?: Maybe<Scalars['String']['output']>;
  /** The XP that this answer earned. Reviews and daily problems together earn at most 5 XP on each of the learner's days, and in all at most 50 XP more than solved challenges. */
  experienceEarned: Scalars['Int']['output'];
  /** What the author says about this answer, as sanitized HTML. Null if there is nothing to say. */
  feedbackHtml?: Maybe<Scalars['String']['output']>;
  /** Whether this answer is right. */
  isSolved: Scalars['Boolean']['output'];
  /** What the code printed in the first visible case, or what the program prints once it is predicted. Null otherwise. */
  output?: Maybe<Scalars['String']['output']>;
  /** The skill of the review. */
  skill: Scalars['String']['output'];
  /** A right answer: code, output, or the text of the right options in Markdown. Null as long as answers count. */
  solution?: Maybe<Scalars['String']['output']>;
  /** The number of answers that still count. */
  triesLeft: Scalars['Int']['output'];
  /** The updated learner. */
  viewer: Viewer;
};

/** A subject of lessons and challenges, such as Networks. */
export type Category = {
  __typename?: 'Category';
  /** One sentence. */
  description: Scalars['String']['output'];
  /** A slug that never changes. */
  id: Scalars['ID']['output'];
  /** The display name. */
  name: Scalars['String']['output'];
};

/** A task that learners solve by submitting code that passes every case. */
export type Challenge = {
  __typename?: 'Challenge';
  /** The category it belongs to. */
  category: Category;
  /** What to learn from the challenge, in Markdown, starting with how to defend against the attack. Null until solved. */
  debrief?: Maybe<Scalars['String']['output']>;
  /** The debrief as sanitized HTML. Null until solved. */
  debriefHtml?: Maybe<Scalars['String']['output']>;
  /** One or two sentences. Visible while locked. */
  description: Scalars['String']['output'];
  /** 1 Beginner, 2 Easy, 3 Medium, 4 Hard, 5 Expert. */
  difficulty: Scalars['Int']['output'];
  /** How the learner's code is called: as a program or as a function. */
  entry: Entry;
  /** The id of the attack whose accepted solution leaves evidence for this challenge, its defense. Null if it isn't the defense of a chain. */
  evidenceFrom?: Maybe<Scalars['ID']['output']>;
  /** What the sample run must print. Null while locked or if the challenge has none. */
  expectedOutput?: Maybe<Scalars['String']['output']>;
  /** From when on solving it earns XP again. Null unless the solutions were shown before it was solved. */
  experienceAvailableAt?: Maybe<Scalars['DateTime']['output']>;
  /** The XP that unlocks it: 100 × (difficulty − 1). */
  experienceRequired: Scalars['Int']['output'];
  /** The XP that a learner earns for solving it. */
  experienceReward: Scalars['Int']['output'];
  /** Whether it runs on a simulated network. Visible while locked. */
  hasLab: Scalars['Boolean']['output'];
  /** Up to four hints, the gentlest first. Empty while locked. */
  hints: Array<Hint>;
  /** A slug that never changes, such as port-scanner. */
  id: Scalars['ID']['output'];
  /** In Markdown. Null while locked. */
  instructions?: Maybe<Scalars['String']['output']>;
  /** The instructions as sanitized HTML. Null while locked. */
  instructionsHtml?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer has solved it. */
  isCompleted: Scalars['Boolean']['output'];
  /** Whether the viewer has too little XP for it. Visitors can open difficulty 1 only. */
  isLocked: Scalars['Boolean']['output'];
  /** Whether the viewer chose to open it before doing everything in `prerequisites`. */
  isOpenedAnyway: Scalars['Boolean']['output'];
  /** The simulated network, for local runs. Null while locked or if the challenge has none. */
  lab?: Maybe<Scalars['LabScenario']['output']>;
  /** The programming language of its solutions. */
  language: Language;
  /** The tests of the viewer's last graded submission. Null if there is none. */
  lastResult?: Maybe<SubmissionResult>;
  /** Asks for the faulty line of the starter code. Null while locked, and if the challenge doesn't ask. */
  lineFind?: Maybe<LineFind>;
  /** The lesson to continue with in order to do the missing lessons of `prerequisites`: the first of them that is open, or else the open lesson on the path that leads to it. Null if no lesson is missing. */
  nextLesson?: Maybe<LessonReference>;
  /** The lesson that prepares learners for it; the last one on the path if there are several. Null if it needs none. */
  preparedBy?: Maybe<LessonReference>;
  /** The lessons and challenges that prepare learners for it. They are a recommendation: only XP lock a challenge. */
  prerequisites: Array<Prerequisite>;
  /** The cases that learners can see. Empty while locked. Hidden cases appear only in the feedback on submissions that failed. */
  samples: Array<Sample>;
  /** What it trains, in the words of the lessons that teach it. Visible while locked. */
  skills: Array<Scalars['String']['output']>;
  /** When the viewer asked for the solutions. Null if that never happened. */
  solutionShownAt?: Maybe<Scalars['DateTime']['output']>;
  /** Programs that solve it, our own solution first. Empty until solved or shown, and while locked. */
  solutions: Array<ChallengeSolution>;
  /** When the viewer solved it. Null if it isn't solved. */
  solvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The code that the editor starts with. Null while locked. */
  starterCode?: Maybe<Scalars['String']['output']>;
  /** The time limit for each case, in seconds. */
  timeLimitSeconds: Scalars['Float']['output'];
  /** A tip in Markdown. Null while locked or if the challenge has none. */
  tip?: Maybe<Scalars['String']['output']>;
  /** The tip as sanitized HTML. Null while locked or if the challenge has none. */
  tipHtml?: Maybe<Scalars['String']['output']>;
  /** The title. */
  title: Scalars['String']['output'];
};

/** A program that solves a challenge. */
export type ChallengeSolution = {
  __typename?: 'ChallengeSolution';
  /** The source code. */
  code: Scalars['String']['output'];
  /** Its idea in a few words. */
  title: Scalars['String']['output'];
  /** Why it is worth a look. Null if its comments say so. */
  why?: Maybe<Scalars['String']['output']>;
};

/** Code to run against the samples and the learner's own cases. */
export type CodeInput = {
  /** The challenge that provides the samples. */
  challengeId: Scalars['ID']['input'];
  /** The source code, up to 65,536 bytes in UTF-8. */
  code: Scalars['String']['input'];
  /** Only PYTHON is supported today. */
  language: Language;
  /** The learner's own cases, which run after the samples. At most 8. Submissions never run them. */
  ownCases: Array<OwnCaseInput>;
  /** The index of a case that is recorded: the samples come first, from 0, then the own cases. Only this case runs. Null records nothing. */
  recordedCase?: InputMaybe<Scalars['Int']['input']>;
};

/** A lesson to complete. */
export type CompleteLessonInput = {
  /** The lesson's id. */
  lessonId: Scalars['ID']['input'];
  /** The minutes that the learner spent on it, 0 to 1,440. They don't affect XP. */
  minutesSpent: Scalars['Int']['input'];
};

/** What completing a lesson changed. */
export type CompleteLessonPayload = {
  __typename?: 'CompleteLessonPayload';
  /** The achievements that this lesson earned. Empty if it was already completed. */
  achievementsEarned: Array<Achievement>;
  /** The completed lesson. */
  lesson: Lesson;
  /** The next lesson, which is now unlocked. Null after the last one. */
  nextLesson?: Maybe<Lesson>;
  /** The updated learner. */
  viewer: Viewer;
};

/** An access token to create. */
export type CreateAccessTokenInput = {
  /** The days until it expires: 30, 90 or 365. */
  lifetimeDays: Scalars['Int']['input'];
  /** What it is for, in 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** What it allows. */
  scope: AccessTokenScope;
};

/** A new access token. No other response contains the token itself. */
export type CreateAccessTokenPayload = {
  __typename?: 'CreateAccessTokenPayload';
  /** The access token's stored data. */
  accessToken: AccessToken;
  /** The token itself. Treat it like a password: it can't be shown again. */
  token: Scalars['String']['output'];
};

/** The profile of a learner who signed in with a third-party provider. Everything else comes from the provider. */
export type CreateProfileInput = {
  /** The first name. May be empty. */
  firstName: Scalars['String']['input'];
  /** The last name. May be empty. */
  lastName: Scalars['String']['input'];
  /** The IANA name of the learner's time zone, such as the browser's. UTC is used if it is omitted or unknown. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 24 characters: a-z, 0-9, - and _. */
  username: Scalars['String']['input'];
};

/** The problem of a UTC day: an exercise of a lesson of difficulty 1 or 2. It isn't repeated within 30 days. */
export type DailyProblem = {
  __typename?: 'DailyProblem';
  /** The day, YYYY-MM-DD in UTC. */
  date: Scalars['ID']['output'];
  /** The exercise to answer with `answerDailyProblem`. */
  exercise: Exercise;
  /** The XP that it earned. */
  experienceEarned: Scalars['Int']['output'];
  /** Whether one of the answers that count was right. */
  isSolved: Scalars['Boolean']['output'];
  /** The simulated network of the exercise, for local runs. Null if it has none. */
  lab?: Maybe<Scalars['LabScenario']['output']>;
  /** The lesson of the exercise. */
  lesson: LessonReference;
  /** The number of answers that still count. */
  triesLeft: Scalars['Int']['output'];
};

/** What deleting an account removed. */
export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** The id that the deleted learner had. */
  learnerId: Scalars['ID']['output'];
  /** The username that the deleted learner had. */
  username: Scalars['String']['output'];
};

/** What the learner has in the workspace of a challenge, on every device. */
export type Draft = {
  __typename?: 'Draft';
  /** The challenge. */
  challenge: Challenge;
  /** The source code. */
  code: Scalars['String']['output'];
  /** When the learner changed it. */
  editedAt: Scalars['DateTime']['output'];
  /** The learner's own cases. */
  ownCases: Array<OwnCase>;
  /** What newer drafts from other devices replaced: the last five, the most recent first. */
  replaced: Array<ReplacedDraft>;
  /** Rises by one with each change. */
  revision: Scalars['Int']['output'];
};

/** An achievement that the learner has earned. */
export type EarnedAchievement = {
  __typename?: 'EarnedAchievement';
  /** The achievement. */
  achievement: Achievement;
  /** When the learner earned it. */
  earnedAt: Scalars['DateTime']['output'];
};

/** How the learner set up the editor. */
export type EditorSettings = {
  __typename?: 'EditorSettings';
  /** In px. */
  fontSize: Scalars['Int']['output'];
  /** Whether it has Vim's keys. */
  hasVimKeys: Scalars['Boolean']['output'];
  /** The column after which a line is drawn. 0 for none. */
  rulerColumn: Scalars['Int']['output'];
  /** How many columns a tab takes. */
  tabSize: Scalars['Int']['output'];
  /** Its colors. */
  theme: EditorTheme;
  /** Whether lines that are too long continue on the next row. */
  wrapsLines: Scalars['Boolean']['output'];
};

/** The colors of the editor. */
export type EditorTheme =
  /** Always dark. */
  | 'DARK'
  /** Always light. */
  | 'LIGHT'
  /** Those of the page. */
  | 'SITE';

/** What ending a session changed. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  /** The ended session; null if the learner has no session with that id. */
  session?: Maybe<AccountSession>;
  /** The learner with the remaining sessions. */
  viewer: Viewer;
};

/** How a challenge calls the learner's code. */
export type Entry = {
  __typename?: 'Entry';
  /** The name of the function that is called. Null for a program. */
  functionName?: Maybe<Scalars['String']['output']>;
  /** How the learner's code is called: as a program or as a function. */
  kind: EntryKind;
};

/** How a challenge calls the learner's code. */
export type EntryKind =
  /** A function that is called with arguments. */
  | 'FUNCTION'
  /** A program that reads standard input and prints. */
  | 'PROGRAM';

/** Where evidence comes from. */
export type EvidenceSource =
  /** The viewer's latest accepted attack. */
  | 'OWN'
  /** A recorded attack, because the viewer hasn't solved the attack yet. */
  | 'UNSOLVED'
  /** A recorded attack, because the viewer's attack left too little or something unusable. */
  | 'UNUSABLE';

/** The result of running the learner's code. */
export type ExecutionResult = {
  __typename?: 'ExecutionResult';
  /** The error message. Null if the program finished. */
  error?: Maybe<Scalars['String']['output']>;
  /** The total time of the visible cases, in seconds. Hidden cases don't count, because their timing could reveal their input. */
  executionTimeSeconds: Scalars['Float']['output'];
  /** Standard output and standard error in order, cut off at the output limit. */
  output: Scalars['String']['output'];
  /** What the recorded case did, step by step, as lines of JSON of at most 512 KB. It comes from the program's own interpreter. Null if nothing was recorded. */
  recording?: Maybe<Scalars['String']['output']>;
  /** How the run ended: the status of the first case that didn't finish, or FINISHED. */
  status: RunStatus;
  /** The result of each case, visible ones first. */
  tests: Array<TestResult>;
};

/** An exercise of a lesson. The server grades its answers, and no field contains a right one. */
export type Exercise = {
  __typename?: 'Exercise';
  /** The cases that learners can see. Empty if there are none. No API returns the hidden cases. */
  cases: Array<ExerciseCase>;
  /** The lesson's id, a slash and the slug, such as print-and-run/swap-the-lines. It never changes. */
  id: Scalars['ID']['output'];
  /** Whether the lesson counts as practiced only if this exercise is solved, not shown. */
  isKey: Scalars['Boolean']['output'];
  /** CHOOSE: whether several options can be right. */
  isMany: Scalars['Boolean']['output'];
  /** How learners answer it. */
  kind: ExerciseKind;
  /** ARRANGE: the lines in a random order, perhaps with lines that don't belong. Otherwise empty. */
  lines: Array<Scalars['String']['output']>;
  /** FIX: the maximum number of lines that may change. Null if there is no limit. */
  maxChangedLines?: Maybe<Scalars['Int']['output']>;
  /** ARRANGE: whether learners also indent the lines. */
  mustIndent: Scalars['Boolean']['output'];
  /** CHOOSE: the options. Otherwise empty. */
  options: Array<ExerciseOption>;
  /** The program to run, predict, fill in, fix, continue or step through. A blank is four underscores. Null if the exercise has none. */
  program?: Maybe<LessonProgram>;
  /** The question, in Markdown. */
  question: Scalars['String']['output'];
  /** The question as sanitized HTML. */
  questionHtml: Scalars['String']['output'];
  /** The skills of earlier lessons that it practices again. */
  reviews: Array<Scalars['String']['output']>;
  /** Unique in the lesson. It never changes. */
  slug: Scalars['String']['output'];
  /** FIND: what the lab recorded. Each learner searches one of several recordings. Null for other kinds. */
  table?: Maybe<RecordedTable>;
};

/** A case of an exercise that learners can see. */
export type ExerciseCase = {
  __typename?: 'ExerciseCase';
  /** For a program, the expected output. For a function, the expected return value as JSON. For tests, `passes` or `caught`. */
  expected: Scalars['String']['output'];
  /** For a program, the text on standard input. For a function, an array of its arguments: JSON, perhaps with names of values that the question describes. For tests that the learner writes, the version of the function: `right`, a return statement, or a name. */
  input: Scalars['String']['output'];
};

/** The result of one case of an exercise. For a hidden case, it shows only whether it passed. */
export type ExerciseCaseResult = {
  __typename?: 'ExerciseCaseResult';
  /** Null for a hidden case. */
  actual?: Maybe<Scalars['String']['output']>;
  /** A traceback, a message about a limit, or the difference. Null if it passed or is hidden. */
  error?: Maybe<Scalars['String']['output']>;
  /** Null for a hidden case. */
  expected?: Maybe<Scalars['String']['output']>;
  /** Null for a hidden case. */
  input?: Maybe<Scalars['String']['output']>;
  /** Whether it is a hidden case. */
  isHidden: Scalars['Boolean']['output'];
  /** Whether the output matched the expected output. */
  isPassed: Scalars['Boolean']['output'];
};

/** How learners practice in an exercise, and what they answer. */
export type ExerciseKind =
  /** Arrange lines to a program. The answer is the lines, in order, with their indentation. */
  | 'ARRANGE'
  /** Choose options. The answer is their ids. */
  | 'CHOOSE'
  /** Fill the blanks of a program. The answer is the text of each blank, in order. */
  | 'FILL'
  /** Find a value in what the lab recorded. The answer is the value. */
  | 'FIND'
  /** Fix a program. The answer is the code. */
  | 'FIX'
  /** Predict what a program prints. The answer is the output. */
  | 'PREDICT'
  /** Run a program, perhaps after a change. The answer is the code. */
  | 'RUN'
  /** Step through a recording of a program. The answer is what it shows: a value, or the number of a step or a line. */
  | 'STEP'
  /** Write a program or a function. The answer is the code. */
  | 'WRITE';

/** An option of an exercise. */
export type ExerciseOption = {
  __typename?: 'ExerciseOption';
  /** The text as sanitized HTML. */
  html: Scalars['String']['output'];
  /** Unique in the exercise. It never changes. */
  id: Scalars['String']['output'];
};

/** A failing case, as far as it is shown. */
export type FailingCase = {
  __typename?: 'FailingCase';
  /** What the program printed. Null if only the input is shown. */
  actualStdout?: Maybe<Scalars['String']['output']>;
  /** The first difference, or the error that ended the program. Null if only the input is shown. */
  difference?: Maybe<Scalars['String']['output']>;
  /** The expected output. Null if only the input is shown. */
  expectedStdout?: Maybe<Scalars['String']['output']>;
  /** What the case tests. */
  name: Scalars['String']['output'];
  /** For a program, the text on standard input. For a function, a JSON array of its arguments. */
  stdin: Scalars['String']['output'];
};

/** What following a learner changed. */
export type FollowLearnerPayload = {
  __typename?: 'FollowLearnerPayload';
  /** The followed learner. */
  followed: FollowedLearner;
  /** The learner, with everybody they follow. */
  viewer: Viewer;
};

/** A listed learner whom another one follows. Leaving the leaderboard ends it. */
export type FollowedLearner = {
  __typename?: 'FollowedLearner';
  /** When the learner began to follow. */
  followedAt: Scalars['DateTime']['output'];
  /** The username. Other personal data isn't shown. */
  username: Scalars['String']['output'];
};

/** A hint for a challenge. */
export type Hint = {
  __typename?: 'Hint';
  /** The number of the hint. 1 is the gentlest. */
  rung: Scalars['Int']['output'];
  /** In Markdown. Null until revealed. */
  text?: Maybe<Scalars['String']['output']>;
  /** The text as sanitized HTML. Null until revealed. */
  textHtml?: Maybe<Scalars['String']['output']>;
};

/** A programming language. */
export type Language =
  /** Coming soon. */
  | 'BASH'
  /** Coming soon. */
  | 'JAVASCRIPT'
  /** Python 3. All current lessons and challenges use it. */
  | 'PYTHON';

/** The learners who chose to be listed. */
export type Leaderboard = {
  __typename?: 'Leaderboard';
  /** The learners, most XP first. */
  entries: Array<LeaderboardEntry>;
  /** The number of listed learners, or of the viewer and those whom the viewer follows. */
  total: Scalars['Int']['output'];
  /** The XP that the viewer earned in the period. Null for visitors and anonymous learners. */
  viewerExperiencePoints?: Maybe<Scalars['Int']['output']>;
  /** The viewer's rank, even if not listed. Null for visitors and anonymous learners, and at 0 XP among everyone. */
  viewerRank?: Maybe<Scalars['Int']['output']>;
};

/** A learner on the leaderboard. */
export type LeaderboardEntry = {
  __typename?: 'LeaderboardEntry';
  /** The XP earned in the period. */
  experiencePoints: Scalars['Int']['output'];
  /** Starts at 1 and rises by 1 for every 100 XP. */
  level: Scalars['Int']['output'];
  /** 1 for the most XP. Learners with the same XP share a rank. */
  rank: Scalars['Int']['output'];
  /** The learner's streak, in days. */
  streakDays: Scalars['Int']['output'];
  /** The username. Other personal data isn't shown. */
  username: Scalars['String']['output'];
};

/** The period that a leaderboard covers. */
export type LeaderboardPeriod =
  /** All XP ever earned. */
  | 'ALL_TIME'
  /** XP earned since Monday 00:00 UTC. */
  | 'WEEK';

/** Whom a leaderboard shows. */
export type LeaderboardScope =
  /** All listed learners. */
  | 'EVERYONE'
  /** The viewer and those whom the viewer follows. Requires a signed-in learner. */
  | 'FOLLOWING';

/** The lessons in order. Completing a lesson unlocks the next one. */
export type LearningPath = {
  __typename?: 'LearningPath';
  /** The number of completed lessons. */
  completed: Scalars['Int']['output'];
  /** All lessons, first to last. */
  items: Array<LearningPathItem>;
  /** The number of all lessons. */
  total: Scalars['Int']['output'];
};

/** A lesson on the learning path and the viewer's progress. */
export type LearningPathItem = {
  __typename?: 'LearningPathItem';
  /** Whether the viewer has completed it. */
  isCompleted: Scalars['Boolean']['output'];
  /** The lesson. */
  lesson: Lesson;
  /** The position, starting at 1. */
  position: Scalars['Int']['output'];
};

/** A page of the learning path with an example program. */
export type Lesson = {
  __typename?: 'Lesson';
  /** The category it belongs to. */
  category: Category;
  /** In Markdown. Null while locked. */
  content?: Maybe<Scalars['String']['output']>;
  /** The content as sanitized HTML. Null while locked. */
  contentHtml?: Maybe<Scalars['String']['output']>;
  /** One sentence. Visible while locked. */
  description: Scalars['String']['output'];
  /** 1 Beginner, 2 Easy, 3 Intermediate, 4 Advanced, 5 Expert. */
  difficulty: Scalars['Int']['output'];
  /** The estimated time to complete it, in minutes. */
  estimatedMinutes: Scalars['Int']['output'];
  /** A complete program. Null while locked or if the lesson has none. */
  exampleCode?: Maybe<Scalars['String']['output']>;
  /** The example as sanitized HTML with syntax highlighting. Null while locked or if the lesson has none. */
  exampleCodeHtml?: Maybe<Scalars['String']['output']>;
  /** What the example prints. Null while locked or if the lesson has no example. */
  exampleOutput?: Maybe<Scalars['String']['output']>;
  /** When the viewer completed it before it had exercises. It counts like practice. Null if that never happened. */
  firstEditionAt?: Maybe<Scalars['DateTime']['output']>;
  /** A slug that never changes. */
  id: Scalars['ID']['output'];
  /** The simulated network, for local runs. Null while locked or if the lesson has none. */
  lab?: Maybe<Scalars['LabScenario']['output']>;
  /** How long learners were active in it until they had practiced it, updated weekly. Null until it was measured with 30 learners. */
  measuredMinutes?: Maybe<MeasuredMinutes>;
  /** How much of its exercises the viewer has done. */
  practice: LessonPractice;
  /** When the viewer proved it instead of practicing it. Null if that never happened. */
  provedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The step that the viewer visited last. Null if there is none or while locked. */
  resumeStep?: Maybe<LessonStep>;
  /** Its state for the viewer. A lesson that was proved is completed. */
  state: LessonState;
  /** The same content as screens with programs and exercises, in order. Empty while locked. */
  steps: Array<LessonStep>;
  /** The title. */
  title: Scalars['String']['output'];
};

/** A part of a step. */
export type LessonBlock = Exercise | LessonProgram | LessonProse;

/** How much of a lesson's exercises a learner has done. */
export type LessonPractice = {
  __typename?: 'LessonPractice';
  /** Whether the learner has practiced the lesson: every exercise was solved or shown, and the key ones were solved. It stays true if the lesson gets new exercises. */
  isPracticed: Scalars['Boolean']['output'];
  /** When the learner had practiced it. Null if that isn't the case yet. */
  practicedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number of exercises that are done because their solution was shown. A key exercise isn't done until it is solved. */
  shown: Scalars['Int']['output'];
  /** The number of solved exercises. */
  solved: Scalars['Int']['output'];
  /** The number of all exercises. */
  total: Scalars['Int']['output'];
};

/** A program in a lesson that learners can run and change. */
export type LessonProgram = {
  __typename?: 'LessonProgram';
  /** A short description. May be empty. */
  caption: Scalars['String']['output'];
  /** The source code. */
  code: Scalars['String']['output'];
  /** The code as sanitized HTML with syntax highlighting. */
  codeHtml: Scalars['String']['output'];
  /** The file's name. Empty if the lesson gives none. */
  fileName: Scalars['String']['output'];
  /** What it prints. Null if the lesson doesn't say, and in exercises, whose cases say it. */
  output?: Maybe<Scalars['String']['output']>;
  /** What the program reads from standard input. May be empty. */
  stdin: Scalars['String']['output'];
};

/** Text of a lesson. */
export type LessonProse = {
  __typename?: 'LessonProse';
  /** Sanitized HTML. */
  html: Scalars['String']['output'];
};

/** A lesson and its position on the learning path. */
export type LessonReference = {
  __typename?: 'LessonReference';
  /** The lesson's slug. */
  id: Scalars['ID']['output'];
  /** The position on the learning path, starting at 1. */
  position: Scalars['Int']['output'];
  /** The title. */
  title: Scalars['String']['output'];
};

/** The state of a lesson for the viewer. The first lesson is always unlocked; completing a lesson unlocks the next one. */
export type LessonState =
  /** The learner has completed it. */
  | 'COMPLETED'
  /** The previous lesson isn't completed yet. */
  | 'LOCKED'
  /** The learner can read and complete it. */
  | 'UNLOCKED';

/** One screen of a lesson. */
export type LessonStep = {
  __typename?: 'LessonStep';
  /** Its parts, in reading order. At most one is an exercise. */
  blocks: Array<LessonBlock>;
  /** The lesson's id, a slash and the slug. It never changes. */
  id: Scalars['ID']['output'];
  /** How far the viewer has come. Null if the viewer hasn't seen it. */
  progress?: Maybe<LessonStepProgress>;
  /** Unique in the lesson. It never changes. */
  slug: Scalars['String']['output'];
  /** The title. */
  title: Scalars['String']['output'];
};

/** How far a learner has come with a step. */
export type LessonStepProgress = {
  __typename?: 'LessonStepProgress';
  /** The seconds that the client reported as active. */
  activeSeconds: Scalars['Int']['output'];
  /** Whether `showExerciseSolution` returns the solution: after a right answer or three wrong ones. False if the step has no exercise. */
  canShowSolution: Scalars['Boolean']['output'];
  /** The code of the last answer to an exercise of the kind FIX or WRITE. Null for other kinds and before an answer. */
  code?: Maybe<Scalars['String']['output']>;
  /** When the learner first opened it. */
  firstAt: Scalars['DateTime']['output'];
  /** When the learner was last there. */
  lastAt: Scalars['DateTime']['output'];
  /** Its state. */
  state: LessonStepState;
  /** The number of answers up to the first right one. */
  tries: Scalars['Int']['output'];
};

/** How far a learner has come with a step of a lesson. */
export type LessonStepState =
  /** The learner has opened it. Its exercise, if it has one, isn't solved. */
  | 'SEEN'
  /** The learner has been shown the solution and hasn't solved the exercise since. */
  | 'SHOWN'
  /** The learner has solved its exercise. */
  | 'SOLVED';

/** The question for the faulty line of a challenge's starter code, and how far the viewer is. */
export type LineFind = {
  __typename?: 'LineFind';
  /** Whether the viewer can be shown the faulty lines now. */
  canShow: Scalars['Boolean']['output'];
  /** The lines that can be marked, from 1 and in order. */
  choices: Array<Scalars['Int']['output']>;
  /** The faulty lines. Empty until one was found or shown. */
  lines: Array<Scalars['Int']['output']>;
  /** The question, as plain text. */
  question: Scalars['String']['output'];
  /** Whether the viewer has found a faulty line. */
  state: LineFindState;
  /** Why they are faulty, as plain text. Null until one was found or shown. */
  why?: Maybe<Scalars['String']['output']>;
  /** The lines that the viewer marked and that aren't faulty, in order. */
  wrongLines: Array<Scalars['Int']['output']>;
};

/** How far a learner is with a faulty line. */
export type LineFindState =
  /** Marked by the learner. */
  | 'FOUND'
  /** Not found yet. */
  | 'OPEN'
  /** Shown after three wrong lines. */
  | 'SHOWN';

/** What marking a line led to. */
export type MarkLinePayload = {
  __typename?: 'MarkLinePayload';
  /** The challenge, with how far the viewer is. */
  challenge: Challenge;
  /** What to think about next, as plain text. Null for a faulty line. */
  feedback?: Maybe<Scalars['String']['output']>;
  /** Whether the line is faulty. */
  isRight: Scalars['Boolean']['output'];
};

/** How long learners were active in a lesson, in whole minutes. */
export type MeasuredMinutes = {
  __typename?: 'MeasuredMinutes';
  /** A quarter of them took at most as long. */
  lowerQuartile: Scalars['Int']['output'];
  /** The median: half of them took at most as long. */
  median: Scalars['Int']['output'];
  /** Three quarters of them took at most as long. */
  upperQuartile: Scalars['Int']['output'];
};

/** What a merge changed. */
export type MergeAnonymousLearnerPayload = {
  __typename?: 'MergeAnonymousLearnerPayload';
  /** The achievements that neither of the two had earned alone. */
  achievementsEarned: Array<Achievement>;
  /** The XP that the learner didn't have before. */
  experienceAdded: Scalars['Int']['output'];
  /** The learner after the merge. */
  viewer: Viewer;
};

/** Advice for a known mistake. */
export type MistakeAdvice = {
  __typename?: 'MistakeAdvice';
  /** The title of a failing case that shows the mistake. Null if there is none. */
  caseName?: Maybe<Scalars['String']['output']>;
  /** Whether the program does the same as the mistake in every case, not only in those that fail. */
  isExact: Scalars['Boolean']['output'];
  /** One or two sentences: what the program does, and the idea to reconsider. */
  text: Scalars['String']['output'];
};

/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Grades an answer to the daily problem. The first right one of three answers earns 2 XP; every further answer is practice. Rate-limited. */
  answerDailyProblem: AnswerDailyProblemPayload;
  /** Grades an answer to an exercise of an unlocked lesson and records it. It earns no XP. Answers after the first right one don't change how far the learner has come. Rate-limited. */
  answerExercise: AnswerExercisePayload;
  /** Answers or skips the next question of an attempt. Which answers were right is told at the end. Only the first answer to a question counts; sending another one changes nothing. Proving lessons earns no XP. Rate-limited. */
  answerPlacement: PlacementPayload;
  /** Grades an answer to a review that is due. The first right one earns 1 XP; the third wrong one ends the review, and the skill comes back the next day. Answers to earlier reviews are practice. Rate-limited. */
  answerReview: AnswerReviewPayload;
  /** Completes an unlocked lesson. Completing it again changes nothing. */
  completeLesson: CompleteLessonPayload;
  /** Creates an access token for the learner's programs. Requires a session token of a sign-in within the last ten minutes; otherwise the error is `REAUTHENTICATION_REQUIRED`. The owner gets an email. Rate-limited; a learner can have up to 20. */
  createAccessToken: CreateAccessTokenPayload;
  /** Creates the profile of a learner who signed in with a third-party provider. */
  createProfile: Viewer;
  /** Deletes the account and all its personal data. This cannot be undone. Requires a session token. */
  deleteAccount: DeleteAccountPayload;
  /** Ends one of the learner's sessions, which signs that browser out. Requires a session token. */
  endSession: EndSessionPayload;
  /** Runs code on the server against the challenge's samples and the learner's own cases, without storing a submission or awarding XP. Visitors can run challenges that need no XP. Rate-limited. */
  executeCode: ExecutionResult;
  /** Follows a learner on the leaderboard, who isn't told. Following the same one again changes nothing. Requires an account. Rate-limited; a learner can follow up to 99. */
  followLearner: FollowLearnerPayload;
  /** Marks a line of a challenge's starter code as the faulty one. Marking the same line again changes nothing, and after a faulty one was found or shown, other lines aren't recorded. It pays nothing. Rate-limited. */
  markLine: MarkLinePayload;
  /** Moves what an anonymous learner has done to the signed-in learner and deletes the anonymous account. What both have done counts once. Requires a session token. Rate-limited. */
  mergeAnonymousLearner: MergeAnonymousLearnerPayload;
  /** Records that the learner opens a challenge before doing what prepares for it. Doing it again changes nothing. It doesn't unlock a challenge that needs more XP. */
  openChallengeAnyway: Challenge;
  /** Runs the viewer's latest accepted attack again and keeps what it leaves as evidence for a defense: a case to look at, and one that is graded. Doing it again changes nothing until another attack is accepted. Rate-limited. */
  openEvidence: OpenEvidencePayload;
  /** Reveals the next hint of a challenge. It costs no XP. Revealing it again changes nothing. */
  revealHint: Challenge;
  /** Revokes an access token immediately. Requires a session token. */
  revokeAccessToken: RevokeAccessTokenPayload;
  /** Saves what the learner has in the workspace of a challenge. If another device has changed it in the meantime, the newer draft wins, and the code of the other is kept in `replaced`. Rate-limited. */
  saveDraft: SaveDraftPayload;
  /** Returns the solution of an exercise that the learner has solved or answered three times. If it isn't solved, this records that the solution was shown. Rate-limited. */
  showExerciseSolution: ShowExerciseSolutionPayload;
  /** Shows the faulty lines of a challenge's starter code, after three wrong ones, and records that. Doing it again changes nothing. Rate-limited. */
  showLine: Challenge;
  /** Shows the solutions of a challenge after five failed submissions, once all its hints are revealed. Solving the challenge then earns XP only from three days later on. Showing them again changes nothing. */
  showSolution: ShowSolutionPayload;
  /** Starts an attempt to prove a module or a lesson without practicing it. An attempt of the same day that isn't over is returned instead; a new one can start on the next day. Rate-limited. */
  startPlacement: PlacementPayload;
  /** Grades code against all cases of the challenge, stores a submission, and awards XP the first time it passes. Rate-limited; repeating a request with the same key doesn't count. */
  submitSolution: SubmitSolutionPayload;
  /** Stops following a learner. Rate-limited. */
  unfollowLearner: UnfollowLearnerPayload;
  /** Changes how the learner set up the editor, on all devices. Omitted fields don't change. */
  updateEditorSettings: Viewer;
  /** Updates the profile. Omitted fields don't change. */
  updateProfile: Viewer;
  /** Records that the learner is at a step of an unlocked lesson, and for how long. Rate-limited. */
  visitLessonStep: VisitLessonStepPayload;
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationAnswerDailyProblemArgs = {
  input: AnswerDailyProblemInput;
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationAnswerExerciseArgs = {
  input: AnswerExerciseInput;
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationAnswerPlacementArgs = {
  input: AnswerPlacementInput;
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationAnswerReviewArgs = {
  input: AnswerReviewInput;
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationCompleteLessonArgs = {
  input: CompleteLessonInput;
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationCreateProfileArgs = {
  input: CreateProfileInput;
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationDeleteAccountArgs = {
  confirmUsername: Scalars['String']['input'];
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationExecuteCodeArgs = {
  input: CodeInput;
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationFollowLearnerArgs = {
  username: Scalars['String']['input'];
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationMarkLineArgs = {
  challengeId: Scalars['ID']['input'];
  line: Scalars['Int']['input'];
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationMergeAnonymousLearnerArgs = {
  token: Scalars['String']['input'];
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationOpenChallengeAnywayArgs = {
  challengeId: Scalars['ID']['input'];
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationOpenEvidenceArgs = {
  challengeId: Scalars['ID']['input'];
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationRevealHintArgs = {
  challengeId: Scalars['ID']['input'];
  rung: Scalars['Int']['input'];
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationRevokeAccessTokenArgs = {
  id: Scalars['ID']['input'];
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationSaveDraftArgs = {
  input: SaveDraftInput;
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationShowExerciseSolutionArgs = {
  exerciseId: Scalars['ID']['input'];
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationShowLineArgs = {
  challengeId: Scalars['ID']['input'];
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationShowSolutionArgs = {
  challengeId: Scalars['ID']['input'];
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationStartPlacementArgs = {
  placementId: Scalars['ID']['input'];
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationSubmitSolutionArgs = {
  input: SubmitSolutionInput;
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationUnfollowLearnerArgs = {
  username: Scalars['String']['input'];
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationUpdateEditorSettingsArgs = {
  input: UpdateEditorSettingsInput;
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** All write operations. Each returns what it changed. All but `executeCode` require a signed-in learner. */
export type MutationVisitLessonStepArgs = {
  input: VisitLessonStepInput;
};

/** What a learner should do next: a lesson or a challenge. */
export type NextStep = {
  __typename?: 'NextStep';
  /** The challenge that fits best among those that are open and that the learner is prepared for. Null if there is none. */
  challenge?: Maybe<Challenge>;
  /** Whether the learner has begun what comes first. */
  isStarted: Scalars['Boolean']['output'];
  /** Which of the two comes first. Null if nothing is left to do. */
  kind?: Maybe<NextStepKind>;
  /** The lesson to continue with. It may still be locked by the one that the learner is finishing. Null if every lesson is practiced. */
  lesson?: Maybe<LearningPathItem>;
  /** Why it comes first, in at most three lines: what the learner did, what is weak, what it leads to. */
  reasons: Array<NextStepReason>;
};

/** Whether a lesson or a challenge comes next. */
export type NextStepKind =
  /** A challenge. */
  | 'CHALLENGE'
  /** A lesson. */
  | 'LESSON';

/** A reason for a recommendation. */
export type NextStepReason = {
  __typename?: 'NextStepReason';
  /** What the reason is about. */
  kind: ReasonKind;
  /** One line, without a period. */
  text: Scalars['String']['output'];
};

/** The evidence for a defense. */
export type OpenEvidencePayload = {
  __typename?: 'OpenEvidencePayload';
  /** The challenge of the attack. */
  attack: Challenge;
  /** What the attack left. It runs with the other samples. */
  sample: Sample;
  /** Where it comes from. */
  source: EvidenceSource;
};

/** A case that the learner wrote. It is never graded. */
export type OwnCase = {
  __typename?: 'OwnCase';
  /** Null if any output will do. */
  expectedStdout?: Maybe<Scalars['String']['output']>;
  /** Up to 60 characters. */
  name: Scalars['String']['output'];
  /** Standard input; for a function, the JSON array of its arguments. */
  stdin: Scalars['String']['output'];
};

/** A case that the learner writes. It is never graded. */
export type OwnCaseInput = {
  /** Up to 4,096 bytes in UTF-8. Null if any output will do: the case passes if the program finishes. */
  expectedStdout?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60 characters. May be empty in a draft. */
  name: Scalars['String']['input'];
  /** Standard input; for a function, the JSON array of its arguments. Up to 4,096 bytes in UTF-8. */
  stdin: Scalars['String']['input'];
};

/** A module or a lesson that learners can prove by questions instead of practicing it. Proved lessons count as completed and as prerequisites, and their skills come back for review after seven days. They don't count toward achievements. */
export type Placement = {
  __typename?: 'Placement';
  /** The number of answers that decide. */
  answersNeeded: Scalars['Int']['output'];
  /** The latest attempt. Null if there is none. */
  attempt?: Maybe<PlacementAttempt>;
  /** Whether an attempt can start today. */
  canStart: Scalars['Boolean']['output'];
  /** The challenge that proves the module, too, if the first submission solves it without hints. Null if there is none. */
  gate?: Maybe<Challenge>;
  /** module- and the id of a category, or lesson- and the slug of a lesson. */
  id: Scalars['ID']['output'];
  /** Whether the learner has practiced or proved every lesson. */
  isDone: Scalars['Boolean']['output'];
  /** Whether it is a module or a lesson. */
  kind: PlacementKind;
  /** The number of lessons that it proves. */
  lessonCount: Scalars['Int']['output'];
  /** How many of them must be right. */
  rightNeeded: Scalars['Int']['output'];
  /** The name of the category or the title of the lesson. */
  title: Scalars['String']['output'];
};

/** An attempt to prove a module or a lesson. */
export type PlacementAttempt = {
  __typename?: 'PlacementAttempt';
  /** The number of questions that were answered, not skipped. */
  answered: Scalars['Int']['output'];
  /** Unique among all attempts. */
  id: Scalars['ID']['output'];
  /** The question to answer with `answerPlacement`. Null once the attempt is over. */
  question?: Maybe<PlacementQuestion>;
  /** What became of each question. Empty until the attempt is over. */
  results: Array<PlacementResult>;
  /** How many questions the learner may still skip. */
  skipsLeft: Scalars['Int']['output'];
  /** The day on which it started, YYYY-MM-DD in the learner's own time zone. */
  startedOn: Scalars['String']['output'];
  /** How it stands. It ends as soon as the answers that are left can't change the result. */
  state: PlacementState;
};

/** Whether a placement proves a module or a single lesson. */
export type PlacementKind =
  /** One lesson. */
  | 'LESSON'
  /** All lessons of a category. */
  | 'MODULE';

/** What became of a question. */
export type PlacementOutcome =
  /** The answer was right. */
  | 'RIGHT'
  /** The learner skipped it, or it was removed. */
  | 'SKIPPED'
  /** The answer was wrong. */
  | 'WRONG';

/** What starting an attempt or answering one of its questions changed. */
export type PlacementPayload = {
  __typename?: 'PlacementPayload';
  /** The module or lesson with the attempt. */
  placement: Placement;
  /** The updated learner. */
  viewer: Viewer;
};

/** A question of an attempt: an exercise of a lesson. */
export type PlacementQuestion = {
  __typename?: 'PlacementQuestion';
  /** The exercise. */
  exercise: Exercise;
  /** The simulated network of the exercise, for local runs. Null if it has none. */
  lab?: Maybe<Scalars['LabScenario']['output']>;
  /** The lesson of the exercise. */
  lesson: LessonReference;
  /** The number of the question, starting at 1. */
  number: Scalars['Int']['output'];
};

/** What became of a question of an attempt that is over. */
export type PlacementResult = {
  __typename?: 'PlacementResult';
  /** The lesson of the question. Null if it was removed. */
  lesson?: Maybe<LessonReference>;
  /** The number of the question, starting at 1. */
  number: Scalars['Int']['output'];
  /** What became of it. */
  outcome: PlacementOutcome;
};

/** How an attempt to prove something stands. */
export type PlacementState =
  /** Too many answers were wrong. */
  | 'FAILED'
  /** A question is waiting. */
  | 'OPEN'
  /** Enough answers were right. */
  | 'PROVED';

/** A lesson or challenge that prepares learners for a challenge. */
export type Prerequisite = {
  __typename?: 'Prerequisite';
  /** The slug of the lesson or challenge. */
  id: Scalars['ID']['output'];
  /** Whether the viewer has done it: practiced or proved the lesson, completed it before it had exercises, or solved the challenge. */
  isDone: Scalars['Boolean']['output'];
  /** Whether it is a lesson or a challenge. */
  kind: PrerequisiteKind;
  /** The time for a lesson, in minutes: the measured median, or the estimate until it is measured. Null for a challenge. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** The id of the placement that proves the lesson by three questions. Null for a challenge, and for a lesson with too few exercises. */
  placementId?: Maybe<Scalars['ID']['output']>;
  /** The title. */
  title: Scalars['String']['output'];
};

/** Whether a prerequisite is a lesson or a challenge. */
export type PrerequisiteKind =
  /** A challenge. */
  | 'CHALLENGE'
  /** A lesson. */
  | 'LESSON';

/** The learner's totals. */
export type Progress = {
  __typename?: 'Progress';
  /** The number of solved challenges. */
  challengesCompleted: Scalars['Int']['output'];
  /** The number of all challenges. */
  challengesTotal: Scalars['Int']['output'];
  /** The number of completed lessons. */
  lessonsCompleted: Scalars['Int']['output'];
  /** The number of all lessons. */
  lessonsTotal: Scalars['Int']['output'];
  /** The same as `Viewer.streakDays`. */
  streakDays: Scalars['Int']['output'];
};

/** All read operations. */
export type Query = {
  __typename?: 'Query';
  /** All achievements, earned or not. */
  achievements: Array<Achievement>;
  /** The categories of lessons and challenges, in the order of the learning path. */
  categories: Array<Category>;
  /** The challenge with this id, or null if there is none. */
  challenge?: Maybe<Challenge>;
  /** All challenges, easiest first. Locked ones have no instructions and no starter code. */
  challenges: Array<Challenge>;
  /** Whether a username is valid and not taken. Rate-limited. */
  isUsernameAvailable: Scalars['Boolean']['output'];
  /** The learners who chose to be listed, most XP first. */
  leaderboard: Leaderboard;
  /** The lesson with this id, or null if there is none. Reading an unlocked lesson records that the learner opened it. */
  lesson?: Maybe<Lesson>;
  /** All lessons, in the order of the learning path. */
  lessons: Array<Lesson>;
  /** The signed-in learner. Null for visitors. */
  viewer?: Maybe<Viewer>;
};


/** All read operations. */
export type QueryChallengeArgs = {
  id: Scalars['ID']['input'];
};


/** All read operations. */
export type QueryChallengesArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
};


/** All read operations. */
export type QueryIsUsernameAvailableArgs = {
  username: Scalars['String']['input'];
};


/** All read operations. */
export type QueryLeaderboardArgs = {
  among: LeaderboardScope;
  first: Scalars['Int']['input'];
  period: LeaderboardPeriod;
};


/** All read operations. */
export type QueryLessonArgs = {
  id: Scalars['ID']['input'];
};

/** What a reason is about. */
export type ReasonKind =
  /** What the learner has begun: a lesson, or a challenge that no submission has solved. */
  | 'BEGUN'
  /** What the learner did. */
  | 'DONE'
  /** What it leads to, such as XP. */
  | 'EARNS'
  /** What is weak. */
  | 'WEAK';

/** Rows that the lab recorded, such as its connection log. */
export type RecordedTable = {
  __typename?: 'RecordedTable';
  /** The names of the columns. */
  columns: Array<Scalars['String']['output']>;
  /** The rows, each with one text for each column. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** Code that a newer draft from another device replaced. */
export type ReplacedDraft = {
  __typename?: 'ReplacedDraft';
  /** The source code. */
  code: Scalars['String']['output'];
  /** When the learner changed it. */
  editedAt: Scalars['DateTime']['output'];
  /** Its id, a UUID. */
  id: Scalars['ID']['output'];
  /** When the newer draft replaced it. */
  replacedAt: Scalars['DateTime']['output'];
};

/** A skill that is due, and what the learner does to review it: an exercise of a practiced or proved lesson, or a solved challenge that is solved again on new cases. */
export type Review = {
  __typename?: 'Review';
  /** The challenge to solve with `submitSolution`. Null if the learner answers an exercise. */
  challenge?: Maybe<Challenge>;
  /** The day on which it became due, YYYY-MM-DD in the learner's own time zone. */
  dueOn: Scalars['String']['output'];
  /** The exercise to answer with `answerReview`. Null if the learner solves a challenge. */
  exercise?: Maybe<Exercise>;
  /** Unique for the learner: the skill and the number of its reviews so far, such as string-methods-2. */
  id: Scalars['ID']['output'];
  /** The simulated network of the exercise, for local runs. Null if it has none. */
  lab?: Maybe<Scalars['LabScenario']['output']>;
  /** The lesson of the exercise. Null if the learner solves a challenge. */
  lesson?: Maybe<LessonReference>;
  /** The skill, in the words of the lesson that teaches it. */
  skill: Scalars['String']['output'];
  /** The number of answers that still count. */
  triesLeft: Scalars['Int']['output'];
};

/** The skills that a learner reviews. A skill enters when a lesson that teaches it is practiced or proved, or a challenge that needs it is solved. */
export type Reviews = {
  __typename?: 'Reviews';
  /** The reviews that are due, the one that is due for the longest time first. */
  due: Array<Review>;
  /** The number of reviews that are due. */
  dueCount: Scalars['Int']['output'];
  /** The next day on which another review becomes due, YYYY-MM-DD in the learner's own time zone. Null if there is none. */
  nextDueOn?: Maybe<Scalars['String']['output']>;
};


/** The skills that a learner reviews. A skill enters when a lesson that teaches it is practiced or proved, or a challenge that needs it is solved. */
export type ReviewsDueArgs = {
  first: Scalars['Int']['input'];
};

/** What revoking an access token changed. */
export type RevokeAccessTokenPayload = {
  __typename?: 'RevokeAccessTokenPayload';
  /** The revoked access token; null if the learner has no token with that id. */
  accessToken?: Maybe<AccessToken>;
  /** The learner with the remaining access tokens. */
  viewer: Viewer;
};

/** Why a run ended. */
export type RunStatus =
  /** The interpreter crashed. An ordinary Python error is an ERROR. */
  | 'CRASHED'
  /** The program raised an error or exited with a status other than 0. */
  | 'ERROR'
  /** The program finished. */
  | 'FINISHED'
  /** The memory limit was reached. */
  | 'MEMORY_LIMIT'
  /** The output limit was reached. */
  | 'OUTPUT_LIMIT'
  /** The wall-clock limit was reached. */
  | 'TIME_LIMIT';

/** A case that learners can see. */
export type Sample = {
  __typename?: 'Sample';
  /** For a program, the expected output. For a function, the expected return value as JSON. */
  expectedStdout: Scalars['String']['output'];
  /** What the case tests. */
  name: Scalars['String']['output'];
  /** For a program, the text on standard input. For a function, a JSON array of its arguments. */
  stdin: Scalars['String']['output'];
};

/** What the learner has in the workspace of a challenge. */
export type SaveDraftInput = {
  /** How many seconds ago it was changed, 0 to 31,536,000. Of two devices, the newer draft wins. */
  ageSeconds: Scalars['Int']['input'];
  /** The `revision` that it changes. Null if the device knows none. */
  basedOn?: InputMaybe<Scalars['Int']['input']>;
  /** The challenge. */
  challengeId: Scalars['ID']['input'];
  /** The source code, up to 65,536 bytes in UTF-8. May be empty. */
  code: Scalars['String']['input'];
  /** The learner's own cases. At most 8. */
  ownCases: Array<OwnCaseInput>;
};

/** The draft that is stored now. */
export type SaveDraftPayload = {
  __typename?: 'SaveDraftPayload';
  /** It differs from what was sent if another device had changed it in the meantime. */
  draft: Draft;
};

/** The solution of an exercise, and what showing it changed. */
export type ShowExerciseSolutionPayload = {
  __typename?: 'ShowExerciseSolutionPayload';
  /** The achievements that the learner earned because the lesson is now practiced. */
  achievementsEarned: Array<Achievement>;
  /** The lesson with the updated practice. */
  lesson: Lesson;
  /** A right answer: code, output, or the text of the right options in Markdown. */
  solution: Scalars['String']['output'];
  /** The step with the updated progress. */
  step: LessonStep;
  /** The updated learner. */
  viewer: Viewer;
};

/** The challenge whose solutions were shown. */
export type ShowSolutionPayload = {
  __typename?: 'ShowSolutionPayload';
  /** The challenge, with its solutions. */
  challenge: Challenge;
};

/** How well a learner has done with a skill so far, in exercises and challenges. */
export type SkillStanding = {
  __typename?: 'SkillStanding';
  /** The share of uses in which the first answer was right, as a whole percentage. */
  firstTryPercent: Scalars['Int']['output'];
  /** The lesson that teaches it. Null if none does. */
  lesson?: Maybe<LessonReference>;
  /** The skill, in the words of the lesson that teaches it. */
  skill: Scalars['String']['output'];
  /** How many exercises and challenges with it the learner has answered, at least 3. */
  uses: Scalars['Int']['output'];
};

/** Code that a learner sent for grading. */
export type Submission = {
  __typename?: 'Submission';
  /** The number of cases. Null while it is pending. */
  caseCount?: Maybe<Scalars['Int']['output']>;
  /** The challenge it is for. */
  challenge: Challenge;
  /** The submitted source code. */
  code: Scalars['String']['output'];
  /** The XP that it earned: the reward for the first accepted submission, or 1 XP if it reviewed a skill that was due. Solving a challenge within three days after its solutions were shown earns none. */
  experienceEarned: Scalars['Int']['output'];
  /** Help after a submission that failed. Null if it was accepted or is pending. */
  feedback?: Maybe<SubmissionFeedback>;
  /** A UUID. */
  id: Scalars['ID']['output'];
  /** The programming language. */
  language: Language;
  /** The number of cases that passed. Null while it is pending. */
  passedCount?: Maybe<Scalars['Int']['output']>;
  /** Its status. */
  status: SubmissionStatus;
  /** When it was received. */
  submittedAt: Scalars['DateTime']['output'];
};

/** One page of submissions. */
export type SubmissionConnection = {
  __typename?: 'SubmissionConnection';
  /** The value of `after` for the next page. Null on the last page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The submissions of this page. */
  nodes: Array<Submission>;
};

/** Help after a submission that failed. How much it shows depends on the difficulty of the challenge and on how many submissions have failed. */
export type SubmissionFeedback = {
  __typename?: 'SubmissionFeedback';
  /** Advice for a known mistake. Null if there is none. */
  advice?: Maybe<MistakeAdvice>;
  /** How many of them fail now and passed then. Null for the first one. */
  brokenCount?: Maybe<Scalars['Int']['output']>;
  /** Whether the learner may see the solution now. */
  canShowSolution: Scalars['Boolean']['output'];
  /** The number of cases. */
  caseCount: Scalars['Int']['output'];
  /** Failing hidden cases that are shown, the first one first. */
  cases: Array<FailingCase>;
  /** How many of the learner's submissions to this challenge have failed, with this one. */
  failedSubmissions: Scalars['Int']['output'];
  /** The titles of failing hidden cases, as far as they are shown. */
  failingTitles: Array<Scalars['String']['output']>;
  /** How many cases that every submission runs pass now and failed in the learner's submission before. Null for the first one. */
  fixedCount?: Maybe<Scalars['Int']['output']>;
  /** What the next failed submission will show, in one sentence. Null if there is nothing more. */
  nextHelp?: Maybe<Scalars['String']['output']>;
  /** The number of cases that passed. */
  passedCount: Scalars['Int']['output'];
  /** The shortest failing case from the practice pool, which is never graded. Null until it is shown. */
  practiceCase?: Maybe<FailingCase>;
};

/** How many tests a submission passed. */
export type SubmissionResult = {
  __typename?: 'SubmissionResult';
  /** The number of cases. */
  caseCount: Scalars['Int']['output'];
  /** The number of cases that passed. */
  passedCount: Scalars['Int']['output'];
};

/** The status of a submission. */
export type SubmissionStatus =
  /** Every case passed, including the hidden ones. */
  | 'ACCEPTED'
  /** At least one case failed. */
  | 'FAILED'
  /** The code is still running. */
  | 'PENDING';

/** Code to grade. */
export type SubmitSolutionInput = {
  /** The challenge to solve. */
  challengeId: Scalars['ID']['input'];
  /** The source code, up to 65,536 bytes in UTF-8. */
  code: Scalars['String']['input'];
  /** Makes retries safe: repeating a request with the same key returns the first result, and nothing is graded or awarded twice. 1 to 128 printable ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Only PYTHON is supported today. */
  language: Language;
};

/** What a submission changed. */
export type SubmitSolutionPayload = {
  __typename?: 'SubmitSolutionPayload';
  /** The achievements that this submission earned. */
  achievementsEarned: Array<Achievement>;
  /** Help after a submission that failed. Null if it was accepted. */
  feedback?: Maybe<SubmissionFeedback>;
  /** Whether every case passed. */
  isAccepted: Scalars['Boolean']['output'];
  /** The result of running it. */
  result: ExecutionResult;
  /** The stored submission, with the updated challenge. */
  submission: Submission;
  /** The updated learner. */
  viewer: Viewer;
};

/** The result of one case. For a hidden case, it shows only whether it passed. */
export type TestResult = {
  __typename?: 'TestResult';
  /** Standard output alone, which is compared. For a function, its return value as JSON. Null for a hidden case. */
  actualStdout?: Maybe<Scalars['String']['output']>;
  /** The traceback or limit message of a visible case. */
  error?: Maybe<Scalars['String']['output']>;
  /** Seconds that the case took; null for a hidden case. */
  executionTimeSeconds?: Maybe<Scalars['Float']['output']>;
  /** Null for a hidden case, and for an own case that accepts any output. */
  expectedStdout?: Maybe<Scalars['String']['output']>;
  /** Whether it is a hidden case. */
  isHidden: Scalars['Boolean']['output'];
  /** Whether the output matched the expected output. Without one, whether the program finished. */
  isPassed: Scalars['Boolean']['output'];
  /** What the case tests. All hidden cases have the same name. */
  name: Scalars['String']['output'];
  /** Standard output and standard error in order, cut off at the output limit. Null for a hidden case. */
  output?: Maybe<Scalars['String']['output']>;
  /** Null for a hidden case. */
  stdin?: Maybe<Scalars['String']['output']>;
};

/** What stopping to follow a learner changed. */
export type UnfollowLearnerPayload = {
  __typename?: 'UnfollowLearnerPayload';
  /** The learner who was followed; null if the viewer didn't follow them. */
  followed?: Maybe<FollowedLearner>;
  /** The learner, with everybody they still follow. */
  viewer: Viewer;
};

/** Changes to how the learner set up the editor. */
export type UpdateEditorSettingsInput = {
  /** 12 to 24 px. */
  fontSize?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it has Vim's keys. */
  hasVimKeys?: InputMaybe<Scalars['Boolean']['input']>;
  /** The column after which a line is drawn, up to 200. 0 for none. */
  rulerColumn?: InputMaybe<Scalars['Int']['input']>;
  /** 2, 4 or 8 columns. */
  tabSize?: InputMaybe<Scalars['Int']['input']>;
  /** Its colors. */
  theme?: InputMaybe<EditorTheme>;
  /** Whether lines that are too long continue on the next row. */
  wrapsLines?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The profile fields to change. Omitted fields don't change. */
export type UpdateProfileInput = {
  /** The first name. May be empty. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the learner wants reviews and daily problems. Turning them off keeps the schedule. */
  hasReviews?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the learner is listed on the leaderboard. */
  isListed?: InputMaybe<Scalars['Boolean']['input']>;
  /** The last name. May be empty. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** An IANA name, such as Europe/Paris. A change takes effect on the learner's next day and is possible once in 30 days. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 24 characters: a-z, 0-9, - and _. */
  username?: InputMaybe<Scalars['String']['input']>;
  /** On how many days a week, 3 to 7, the learner wants to be active. */
  weeklyGoalDays?: InputMaybe<Scalars['Int']['input']>;
};

/** The signed-in learner's private profile. */
export type Viewer = {
  __typename?: 'Viewer';
  /** The code of the last accepted submission to a challenge. Null if the learner hasn't solved it. */
  acceptedCode?: Maybe<Scalars['String']['output']>;
  /** The learner's access tokens, newest first, including expired ones. Requires a session token. */
  accessTokens: Array<AccessToken>;
  /** The achievements that the learner has earned, newest first. */
  achievements: Array<EarnedAchievement>;
  /** The achievements that the learner hasn't earned, the nearest first. */
  achievementsAhead: Array<AchievementAhead>;
  /** The learner's activity per calendar day, oldest first, up to today. */
  activity: Array<ActivityDay>;
  /** The URL of the picture of the third-party account. Null if there is none. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** When the profile was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The problem of the current UTC day, which is the same for everyone who had completed its lesson when the day began. Others get one from the lessons that they had completed, or from the first. Null if the learner has turned reviews off or there is none. */
  dailyProblem?: Maybe<DailyProblem>;
  /** Everything stored about the learner as one JSON document: `exportedAt`, `account`, `profile`, and a list for each kind of record, such as `submissions`. Requires a session token. Once per document; six exports are possible at once, and one more every ten minutes. More than 8 MB are refused as `TOO_LARGE`: `GET /api/users/export` has no such limit. */
  dataExport: Scalars['JSONObject']['output'];
  /** What the learner has in the workspace of a challenge. Null if nothing was saved. */
  draft?: Maybe<Draft>;
  /** How the learner set up the editor. */
  editorSettings: EditorSettings;
  /** The account's email address. Empty for an anonymous learner. */
  email: Scalars['String']['output'];
  /** The XP total. */
  experiencePoints: Scalars['Int']['output'];
  /** The first name. May be empty. */
  firstName: Scalars['String']['output'];
  /** The learners whom the learner follows, in alphabetical order. Nobody else can see this list. */
  following: Array<FollowedLearner>;
  /** How many of the two freezes of the learner's current calendar month are left. Each one keeps the streak on a missed day. */
  freezesLeft: Scalars['Int']['output'];
  /** The username of the linked GitHub account. Null if there is none. */
  githubUsername?: Maybe<Scalars['String']['output']>;
  /** Whether the learner wants reviews and daily problems. */
  hasReviews: Scalars['Boolean']['output'];
  /** The account's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Whether the learner is trying Packetsmith without an account. Such a learner is deleted 30 days after the last visit. */
  isAnonymous: Scalars['Boolean']['output'];
  /** Whether the learner is listed on the leaderboard. */
  isListed: Scalars['Boolean']['output'];
  /** The last name. May be empty. */
  lastName: Scalars['String']['output'];
  /** All lessons in order, with the learner's progress. */
  learningPath: LearningPath;
  /** Starts at 1 and rises by 1 for every 100 XP. */
  level: Scalars['Int']['output'];
  /** What to do next, and why. */
  nextStep: NextStep;
  /** A module or a lesson that the viewer can prove by questions. Null if there is none with this id. */
  placement?: Maybe<Placement>;
  /** The modules that the viewer can prove by questions, in the order of the learning path. */
  placements: Array<Placement>;
  /** The totals on the dashboard. */
  progress: Progress;
  /** The challenges that the learner worked on, most recent first. */
  recentChallenges: Array<Challenge>;
  /** The lessons that the learner opened or completed, most recent first. */
  recentLessons: Array<Lesson>;
  /** The skills to review. None if the learner has turned reviews off. */
  reviews: Reviews;
  /** The learner's sessions: the current one first, then by last activity. Requires a session token. */
  sessions: Array<AccountSession>;
  /** How well the learner has done with each skill that they used three times or more, the weakest first. */
  skillStandings: Array<SkillStanding>;
  /** The number of days in a row with an accepted submission, a completed or practiced lesson, or a solved review or daily problem, up to today or yesterday. Two missed days in each calendar month don't end the streak. */
  streakDays: Scalars['Int']['output'];
  /** The learner's submissions, newest first. */
  submissions: SubmissionConnection;
  /** The IANA name of the learner's time zone, such as Europe/Paris. It decides when a day begins. A change takes effect the next day. */
  timeZone: Scalars['String']['output'];
  /** When the time zone can be changed again: 30 days after the last change. Null if it can be changed now. */
  timeZoneChangeableAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique. Shown on the leaderboard if the learner is listed. */
  username: Scalars['String']['output'];
  /** On how many days a week, 3 to 7, the learner wants to be active. */
  weeklyGoalDays: Scalars['Int']['output'];
};


/** The signed-in learner's private profile. */
export type ViewerAcceptedCodeArgs = {
  challengeId: Scalars['ID']['input'];
};


/** The signed-in learner's private profile. */
export type ViewerActivityArgs = {
  days: Scalars['Int']['input'];
};


/** The signed-in learner's private profile. */
export type ViewerDraftArgs = {
  challengeId: Scalars['ID']['input'];
};


/** The signed-in learner's private profile. */
export type ViewerNextStepArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


/** The signed-in learner's private profile. */
export type ViewerPlacementArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in learner's private profile. */
export type ViewerRecentChallengesArgs = {
  first: Scalars['Int']['input'];
};


/** The signed-in learner's private profile. */
export type ViewerRecentLessonsArgs = {
  first: Scalars['Int']['input'];
};


/** The signed-in learner's private profile. */
export type ViewerSubmissionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  challengeId?: InputMaybe<Scalars['ID']['input']>;
  first: Scalars['Int']['input'];
};

/** A visit to a step. */
export type VisitLessonStepInput = {
  /** The seconds of activity at this step since the last report, 0 to 3,600. */
  activeSeconds: Scalars['Int']['input'];
  /** The id of the step, such as print-and-run/swap-two-lines. */
  stepId: Scalars['ID']['input'];
};

/** What visiting a step changed. */
export type VisitLessonStepPayload = {
  __typename?: 'VisitLessonStepPayload';
  /** The lesson, whose `resumeStep` is now this step. */
  lesson: Lesson;
  /** The step with the updated progress. */
  step: LessonStep;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  LessonBlock:
    | ( Exercise )
    | ( LessonProgram )
    | ( LessonProse )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessToken: ResolverTypeWrapper<AccessToken>;
  AccessTokenScope: AccessTokenScope;
  AccountSession: ResolverTypeWrapper<AccountSession>;
  Achievement: ResolverTypeWrapper<AchievementView>;
  AchievementAhead: ResolverTypeWrapper<Omit<AchievementAhead, 'achievement'> & { achievement: ResolversTypes['Achievement'] }>;
  AchievementProgress: ResolverTypeWrapper<AchievementProgress>;
  ActivityDay: ResolverTypeWrapper<ActivityDay>;
  AnswerDailyProblemInput: AnswerDailyProblemInput;
  AnswerDailyProblemPayload: ResolverTypeWrapper<Omit<AnswerDailyProblemPayload, 'achievementsEarned' | 'viewer'> & { achievementsEarned: Array<ResolversTypes['Achievement']>, viewer: ResolversTypes['Viewer'] }>;
  AnswerExerciseInput: AnswerExerciseInput;
  AnswerExercisePayload: ResolverTypeWrapper<Omit<AnswerExercisePayload, 'achievementsEarned' | 'lesson' | 'step' | 'viewer'> & { achievementsEarned: Array<ResolversTypes['Achievement']>, lesson: ResolversTypes['Lesson'], step: ResolversTypes['LessonStep'], viewer: ResolversTypes['Viewer'] }>;
  AnswerPlacementInput: AnswerPlacementInput;
  AnswerReviewInput: AnswerReviewInput;
  AnswerReviewPayload: ResolverTypeWrapper<Omit<AnswerReviewPayload, 'achievementsEarned' | 'viewer'> & { achievementsEarned: Array<ResolversTypes['Achievement']>, viewer: ResolversTypes['Viewer'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Category: ResolverTypeWrapper<Category>;
  Challenge: ResolverTypeWrapper<ChallengeView>;
  ChallengeSolution: ResolverTypeWrapper<ChallengeSolution>;
  CodeInput: CodeInput;
  CompleteLessonInput: CompleteLessonInput;
  CompleteLessonPayload: ResolverTypeWrapper<Omit<CompleteLessonPayload, 'achievementsEarned' | 'lesson' | 'nextLesson' | 'viewer'> & { achievementsEarned: Array<ResolversTypes['Achievement']>, lesson: ResolversTypes['Lesson'], nextLesson?: Maybe<ResolversTypes['Lesson']>, viewer: ResolversTypes['Viewer'] }>;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: ResolverTypeWrapper<Omit<CreateAccessTokenPayload, 'accessToken'> & { accessToken: ResolversTypes['AccessToken'] }>;
  CreateProfileInput: CreateProfileInput;
  DailyProblem: ResolverTypeWrapper<DailyProblemView>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  Draft: ResolverTypeWrapper<ChallengeDraft>;
  EarnedAchievement: ResolverTypeWrapper<Omit<EarnedAchievement, 'achievement'> & { achievement: ResolversTypes['Achievement'] }>;
  EditorSettings: ResolverTypeWrapper<EditorSettings>;
  EditorTheme: EditorTheme;
  EndSessionPayload: ResolverTypeWrapper<Omit<EndSessionPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Entry: ResolverTypeWrapper<Entry>;
  EntryKind: EntryKind;
  EvidenceSource: EvidenceSource;
  ExecutionResult: ResolverTypeWrapper<ExecutionResult>;
  Exercise: ResolverTypeWrapper<Exercise>;
  ExerciseCase: ResolverTypeWrapper<ExerciseCase>;
  ExerciseCaseResult: ResolverTypeWrapper<ExerciseCaseResult>;
  ExerciseKind: ExerciseKind;
  ExerciseOption: ResolverTypeWrapper<ExerciseOption>;
  FailingCase: ResolverTypeWrapper<FailingCase>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FollowLearnerPayload: ResolverTypeWrapper<Omit<FollowLearnerPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  FollowedLearner: ResolverTypeWrapper<FollowedLearner>;
  Hint: ResolverTypeWrapper<Hint>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  LabScenario: ResolverTypeWrapper<Scalars['LabScenario']['output']>;
  Language: Language;
  Leaderboard: ResolverTypeWrapper<Leaderboard>;
  LeaderboardEntry: ResolverTypeWrapper<LeaderboardEntry>;
  LeaderboardPeriod: LeaderboardPeriod;
  LeaderboardScope: LeaderboardScope;
  LearningPath: ResolverTypeWrapper<Omit<LearningPath, 'items'> & { items: Array<ResolversTypes['LearningPathItem']> }>;
  LearningPathItem: ResolverTypeWrapper<Omit<LearningPathItem, 'lesson'> & { lesson: ResolversTypes['Lesson'] }>;
  Lesson: ResolverTypeWrapper<LessonView>;
  LessonBlock: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LessonBlock']>;
  LessonPractice: ResolverTypeWrapper<LessonPractice>;
  LessonProgram: ResolverTypeWrapper<LessonProgram>;
  LessonProse: ResolverTypeWrapper<LessonProse>;
  LessonReference: ResolverTypeWrapper<LessonReference>;
  LessonState: LessonState;
  LessonStep: ResolverTypeWrapper<LessonStepView>;
  LessonStepProgress: ResolverTypeWrapper<LessonStepProgress>;
  LessonStepState: LessonStepState;
  LineFind: ResolverTypeWrapper<LineFind>;
  LineFindState: LineFindState;
  MarkLinePayload: ResolverTypeWrapper<Omit<MarkLinePayload, 'challenge'> & { challenge: ResolversTypes['Challenge'] }>;
  MeasuredMinutes: ResolverTypeWrapper<MeasuredMinutes>;
  MergeAnonymousLearnerPayload: ResolverTypeWrapper<Omit<MergeAnonymousLearnerPayload, 'achievementsEarned' | 'viewer'> & { achievementsEarned: Array<ResolversTypes['Achievement']>, viewer: ResolversTypes['Viewer'] }>;
  MistakeAdvice: ResolverTypeWrapper<MistakeAdvice>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NextStep: ResolverTypeWrapper<NextStepView>;
  NextStepKind: NextStepKind;
  NextStepReason: ResolverTypeWrapper<NextStepReason>;
  OpenEvidencePayload: ResolverTypeWrapper<Omit<OpenEvidencePayload, 'attack'> & { attack: ResolversTypes['Challenge'] }>;
  OwnCase: ResolverTypeWrapper<OwnCase>;
  OwnCaseInput: OwnCaseInput;
  Placement: ResolverTypeWrapper<PlacementView>;
  PlacementAttempt: ResolverTypeWrapper<Omit<PlacementAttempt, 'question' | 'results'> & { question?: Maybe<ResolversTypes['PlacementQuestion']>, results: Array<ResolversTypes['PlacementResult']> }>;
  PlacementKind: PlacementKind;
  PlacementOutcome: PlacementOutcome;
  PlacementPayload: ResolverTypeWrapper<Omit<PlacementPayload, 'placement' | 'viewer'> & { placement: ResolversTypes['Placement'], viewer: ResolversTypes['Viewer'] }>;
  PlacementQuestion: ResolverTypeWrapper<PlacementQuestionView>;
  PlacementResult: ResolverTypeWrapper<PlacementResultView>;
  PlacementState: PlacementState;
  Prerequisite: ResolverTypeWrapper<Prerequisite>;
  PrerequisiteKind: PrerequisiteKind;
  Progress: ResolverTypeWrapper<Progress>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReasonKind: ReasonKind;
  RecordedTable: ResolverTypeWrapper<RecordedTable>;
  ReplacedDraft: ResolverTypeWrapper<ReplacedDraft>;
  Review: ResolverTypeWrapper<ReviewView>;
  Reviews: ResolverTypeWrapper<ReviewsView>;
  RevokeAccessTokenPayload: ResolverTypeWrapper<Omit<RevokeAccessTokenPayload, 'accessToken' | 'viewer'> & { accessToken?: Maybe<ResolversTypes['AccessToken']>, viewer: ResolversTypes['Viewer'] }>;
  RunStatus: RunStatus;
  Sample: ResolverTypeWrapper<Sample>;
  SaveDraftInput: SaveDraftInput;
  SaveDraftPayload: ResolverTypeWrapper<Omit<SaveDraftPayload, 'draft'> & { draft: ResolversTypes['Draft'] }>;
  ShowExerciseSolutionPayload: ResolverTypeWrapper<Omit<ShowExerciseSolutionPayload, 'achievementsEarned' | 'lesson' | 'step' | 'viewer'> & { achievementsEarned: Array<ResolversTypes['Achievement']>, lesson: ResolversTypes['Lesson'], step: ResolversTypes['LessonStep'], viewer: ResolversTypes['Viewer'] }>;
  ShowSolutionPayload: ResolverTypeWrapper<Omit<ShowSolutionPayload, 'challenge'> & { challenge: ResolversTypes['Challenge'] }>;
  SkillStanding: ResolverTypeWrapper<SkillStandingView>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Submission: ResolverTypeWrapper<SubmissionSummary>;
  SubmissionConnection: ResolverTypeWrapper<Omit<SubmissionConnection, 'nodes'> & { nodes: Array<ResolversTypes['Submission']> }>;
  SubmissionFeedback: ResolverTypeWrapper<SubmissionFeedback>;
  SubmissionResult: ResolverTypeWrapper<SubmissionResult>;
  SubmissionStatus: SubmissionStatus;
  SubmitSolutionInput: SubmitSolutionInput;
  SubmitSolutionPayload: ResolverTypeWrapper<Omit<SubmitSolutionPayload, 'achievementsEarned' | 'submission' | 'viewer'> & { achievementsEarned: Array<ResolversTypes['Achievement']>, submission: ResolversTypes['Submission'], viewer: ResolversTypes['Viewer'] }>;
  TestResult: ResolverTypeWrapper<TestResult>;
  UnfollowLearnerPayload: ResolverTypeWrapper<Omit<UnfollowLearnerPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  UpdateEditorSettingsInput: UpdateEditorSettingsInput;
  UpdateProfileInput: UpdateProfileInput;
  Viewer: ResolverTypeWrapper<Learner>;
  VisitLessonStepInput: VisitLessonStepInput;
  VisitLessonStepPayload: ResolverTypeWrapper<Omit<VisitLessonStepPayload, 'lesson' | 'step'> & { lesson: ResolversTypes['Lesson'], step: ResolversTypes['LessonStep'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: AccessToken;
  AccountSession: AccountSession;
  Achievement: AchievementView;
  AchievementAhead: Omit<AchievementAhead, 'achievement'> & { achievement: ResolversParentTypes['Achievement'] };
  AchievementProgress: AchievementProgress;
  ActivityDay: ActivityDay;
  AnswerDailyProblemInput: AnswerDailyProblemInput;
  AnswerDailyProblemPayload: Omit<AnswerDailyProblemPayload, 'achievementsEarned' | 'viewer'> & { achievementsEarned: Array<ResolversParentTypes['Achievement']>, viewer: ResolversParentTypes['Viewer'] };
  AnswerExerciseInput: AnswerExerciseInput;
  AnswerExercisePayload: Omit<AnswerExercisePayload, 'achievementsEarned' | 'lesson' | 'step' | 'viewer'> & { achievementsEarned: Array<ResolversParentTypes['Achievement']>, lesson: ResolversParentTypes['Lesson'], step: ResolversParentTypes['LessonStep'], viewer: ResolversParentTypes['Viewer'] };
  AnswerPlacementInput: AnswerPlacementInput;
  AnswerReviewInput: AnswerReviewInput;
  AnswerReviewPayload: Omit<AnswerReviewPayload, 'achievementsEarned' | 'viewer'> & { achievementsEarned: Array<ResolversParentTypes['Achievement']>, viewer: ResolversParentTypes['Viewer'] };
  Boolean: Scalars['Boolean']['output'];
  Category: Category;
  Challenge: ChallengeView;
  ChallengeSolution: ChallengeSolution;
  CodeInput: CodeInput;
  CompleteLessonInput: CompleteLessonInput;
  CompleteLessonPayload: Omit<CompleteLessonPayload, 'achievementsEarned' | 'lesson' | 'nextLesson' | 'viewer'> & { achievementsEarned: Array<ResolversParentTypes['Achievement']>, lesson: ResolversParentTypes['Lesson'], nextLesson?: Maybe<ResolversParentTypes['Lesson']>, viewer: ResolversParentTypes['Viewer'] };
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: Omit<CreateAccessTokenPayload, 'accessToken'> & { accessToken: ResolversParentTypes['AccessToken'] };
  CreateProfileInput: CreateProfileInput;
  DailyProblem: DailyProblemView;
  DateTime: Scalars['DateTime']['output'];
  DeleteAccountPayload: DeleteAccountPayload;
  Draft: ChallengeDraft;
  EarnedAchievement: Omit<EarnedAchievement, 'achievement'> & { achievement: ResolversParentTypes['Achievement'] };
  EditorSettings: EditorSettings;
  EndSessionPayload: Omit<EndSessionPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Entry: Entry;
  ExecutionResult: ExecutionResult;
  Exercise: Exercise;
  ExerciseCase: ExerciseCase;
  ExerciseCaseResult: ExerciseCaseResult;
  ExerciseOption: ExerciseOption;
  FailingCase: FailingCase;
  Float: Scalars['Float']['output'];
  FollowLearnerPayload: Omit<FollowLearnerPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  FollowedLearner: FollowedLearner;
  Hint: Hint;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JSONObject: Scalars['JSONObject']['output'];
  LabScenario: Scalars['LabScenario']['output'];
  Leaderboard: Leaderboard;
  LeaderboardEntry: LeaderboardEntry;
  LearningPath: Omit<LearningPath, 'items'> & { items: Array<ResolversParentTypes['LearningPathItem']> };
  LearningPathItem: Omit<LearningPathItem, 'lesson'> & { lesson: ResolversParentTypes['Lesson'] };
  Lesson: LessonView;
  LessonBlock: ResolversUnionTypes<ResolversParentTypes>['LessonBlock'];
  LessonPractice: LessonPractice;
  LessonProgram: LessonProgram;
  LessonProse: LessonProse;
  LessonReference: LessonReference;
  LessonStep: LessonStepView;
  LessonStepProgress: LessonStepProgress;
  LineFind: LineFind;
  MarkLinePayload: Omit<MarkLinePayload, 'challenge'> & { challenge: ResolversParentTypes['Challenge'] };
  MeasuredMinutes: MeasuredMinutes;
  MergeAnonymousLearnerPayload: Omit<MergeAnonymousLearnerPayload, 'achievementsEarned' | 'viewer'> & { achievementsEarned: Array<ResolversParentTypes['Achievement']>, viewer: ResolversParentTypes['Viewer'] };
  MistakeAdvice: MistakeAdvice;
  Mutation: Record<PropertyKey, never>;
  NextStep: NextStepView;
  NextStepReason: NextStepReason;
  OpenEvidencePayload: Omit<OpenEvidencePayload, 'attack'> & { attack: ResolversParentTypes['Challenge'] };
  OwnCase: OwnCase;
  OwnCaseInput: OwnCaseInput;
  Placement: PlacementView;
  PlacementAttempt: Omit<PlacementAttempt, 'question' | 'results'> & { question?: Maybe<ResolversParentTypes['PlacementQuestion']>, results: Array<ResolversParentTypes['PlacementResult']> };
  PlacementPayload: Omit<PlacementPayload, 'placement' | 'viewer'> & { placement: ResolversParentTypes['Placement'], viewer: ResolversParentTypes['Viewer'] };
  PlacementQuestion: PlacementQuestionView;
  PlacementResult: PlacementResultView;
  Prerequisite: Prerequisite;
  Progress: Progress;
  Query: Record<PropertyKey, never>;
  RecordedTable: RecordedTable;
  ReplacedDraft: ReplacedDraft;
  Review: ReviewView;
  Reviews: ReviewsView;
  RevokeAccessTokenPayload: Omit<RevokeAccessTokenPayload, 'accessToken' | 'viewer'> & { accessToken?: Maybe<ResolversParentTypes['AccessToken']>, viewer: ResolversParentTypes['Viewer'] };
  Sample: Sample;
  SaveDraftInput: SaveDraftInput;
  SaveDraftPayload: Omit<SaveDraftPayload, 'draft'> & { draft: ResolversParentTypes['Draft'] };
  ShowExerciseSolutionPayload: Omit<ShowExerciseSolutionPayload, 'achievementsEarned' | 'lesson' | 'step' | 'viewer'> & { achievementsEarned: Array<ResolversParentTypes['Achievement']>, lesson: ResolversParentTypes['Lesson'], step: ResolversParentTypes['LessonStep'], viewer: ResolversParentTypes['Viewer'] };
  ShowSolutionPayload: Omit<ShowSolutionPayload, 'challenge'> & { challenge: ResolversParentTypes['Challenge'] };
  SkillStanding: SkillStandingView;
  String: Scalars['String']['output'];
  Submission: SubmissionSummary;
  SubmissionConnection: Omit<SubmissionConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Submission']> };
  SubmissionFeedback: SubmissionFeedback;
  SubmissionResult: SubmissionResult;
  SubmitSolutionInput: SubmitSolutionInput;
  SubmitSolutionPayload: Omit<SubmitSolutionPayload, 'achievementsEarned' | 'submission' | 'viewer'> & { achievementsEarned: Array<ResolversParentTypes['Achievement']>, submission: ResolversParentTypes['Submission'], viewer: ResolversParentTypes['Viewer'] };
  TestResult: TestResult;
  UnfollowLearnerPayload: Omit<UnfollowLearnerPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  UpdateEditorSettingsInput: UpdateEditorSettingsInput;
  UpdateProfileInput: UpdateProfileInput;
  Viewer: Learner;
  VisitLessonStepInput: VisitLessonStepInput;
  VisitLessonStepPayload: Omit<VisitLessonStepPayload, 'lesson' | 'step'> & { lesson: ResolversParentTypes['Lesson'], step: ResolversParentTypes['LessonStep'] };
};

export type AccessTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['AccessTokenScope'], ParentType, ContextType>;
};

export type AccountSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSession'] = ResolversParentTypes['AccountSession']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AchievementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Achievement'] = ResolversParentTypes['Achievement']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  earnedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  experienceReward?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iconUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AchievementAheadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AchievementAhead'] = ResolversParentTypes['AchievementAhead']> = {
  achievement?: Resolver<ResolversTypes['Achievement'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['AchievementProgress']>, ParentType, ContextType>;
};

export type AchievementProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AchievementProgress'] = ResolversParentTypes['AchievementProgress']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityDay'] = ResolversParentTypes['ActivityDay']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  experiencePoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFrozen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AnswerDailyProblemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerDailyProblemPayload'] = ResolversParentTypes['AnswerDailyProblemPayload']> = {
  achievementsEarned?: Resolver<Array<ResolversTypes['Achievement']>, ParentType, ContextType>;
  cases?: Resolver<Array<ResolversTypes['ExerciseCaseResult']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  experienceEarned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feedbackHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSolved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  output?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  solution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  triesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type AnswerExercisePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerExercisePayload'] = ResolversParentTypes['AnswerExercisePayload']> = {
  achievementsEarned?: Resolver<Array<ResolversTypes['Achievement']>, ParentType, ContextType>;
  canShowSolution?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cases?: Resolver<Array<ResolversTypes['ExerciseCaseResult']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feedbackHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSolved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lesson?: Resolver<ResolversTypes['Lesson'], ParentType, ContextType>;
  output?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['LessonStep'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type AnswerReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerReviewPayload'] = ResolversParentTypes['AnswerReviewPayload']> = {
  achievementsEarned?: Resolver<Array<ResolversTypes['Achievement']>, ParentType, ContextType>;
  cases?: Resolver<Array<ResolversTypes['ExerciseCaseResult']>, ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  experienceEarned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feedbackHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSolved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  output?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  solution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  triesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Challenge'] = ResolversParentTypes['Challenge']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  debrief?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debriefHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['Entry'], ParentType, ContextType>;
  evidenceFrom?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  expectedOutput?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  experienceAvailableAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  experienceRequired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  experienceReward?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasLab?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hints?: Resolver<Array<ResolversTypes['Hint']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpenedAnyway?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lab?: Resolver<Maybe<ResolversTypes['LabScenario']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastResult?: Resolver<Maybe<ResolversTypes['SubmissionResult']>, ParentType, ContextType>;
  lineFind?: Resolver<Maybe<ResolversTypes['LineFind']>, ParentType, ContextType>;
  nextLesson?: Resolver<Maybe<ResolversTypes['LessonReference']>, ParentType, ContextType>;
  preparedBy?: Resolver<Maybe<ResolversTypes['LessonReference']>, ParentType, ContextType>;
  prerequisites?: Resolver<Array<ResolversTypes['Prerequisite']>, ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['Sample']>, ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  solutionShownAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  solutions?: Resolver<Array<ResolversTypes['ChallengeSolution']>, ParentType, ContextType>;
  solvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  starterCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeLimitSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChallengeSolutionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChallengeSolution'] = ResolversParentTypes['ChallengeSolution']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompleteLessonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompleteLessonPayload'] = ResolversParentTypes['CompleteLessonPayload']> = {
  achievementsEarned?: Resolver<Array<ResolversTypes['Achievement']>, ParentType, ContextType>;
  lesson?: Resolver<ResolversTypes['Lesson'], ParentType, ContextType>;
  nextLesson?: Resolver<Maybe<ResolversTypes['Lesson']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type CreateAccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAccessTokenPayload'] = ResolversParentTypes['CreateAccessTokenPayload']> = {
  accessToken?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DailyProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyProblem'] = ResolversParentTypes['DailyProblem']> = {
  date?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  exercise?: Resolver<ResolversTypes['Exercise'], ParentType, ContextType>;
  experienceEarned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSolved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lab?: Resolver<Maybe<ResolversTypes['LabScenario']>, ParentType, ContextType>;
  lesson?: Resolver<ResolversTypes['LessonReference'], ParentType, ContextType>;
  triesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  learnerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Draft'] = ResolversParentTypes['Draft']> = {
  challenge?: Resolver<ResolversTypes['Challenge'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  editedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ownCases?: Resolver<Array<ResolversTypes['OwnCase']>, ParentType, ContextType>;
  replaced?: Resolver<Array<ResolversTypes['ReplacedDraft']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EarnedAchievementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarnedAchievement'] = ResolversParentTypes['EarnedAchievement']> = {
  achievement?: Resolver<ResolversTypes['Achievement'], ParentType, ContextType>;
  earnedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EditorSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditorSettings'] = ResolversParentTypes['EditorSettings']> = {
  fontSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasVimKeys?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rulerColumn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tabSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['EditorTheme'], ParentType, ContextType>;
  wrapsLines?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  session?: Resolver<Maybe<ResolversTypes['AccountSession']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type EntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Entry'] = ResolversParentTypes['Entry']> = {
  functionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EntryKind'], ParentType, ContextType>;
};

export type ExecutionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExecutionResult'] = ResolversParentTypes['ExecutionResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  executionTimeSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  output?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recording?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RunStatus'], ParentType, ContextType>;
  tests?: Resolver<Array<ResolversTypes['TestResult']>, ParentType, ContextType>;
};

export type ExerciseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Exercise'] = ResolversParentTypes['Exercise']> = {
  cases?: Resolver<Array<ResolversTypes['ExerciseCase']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExerciseKind'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  maxChangedLines?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mustIndent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ExerciseOption']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['LessonProgram']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['RecordedTable']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExerciseCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExerciseCase'] = ResolversParentTypes['ExerciseCase']> = {
  expected?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  input?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExerciseCaseResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExerciseCaseResult'] = ResolversParentTypes['ExerciseCaseResult']> = {
  actual?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expected?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  input?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPassed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExerciseOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExerciseOption'] = ResolversParentTypes['ExerciseOption']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailingCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailingCase'] = ResolversParentTypes['FailingCase']> = {
  actualStdout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expectedStdout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stdin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FollowLearnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowLearnerPayload'] = ResolversParentTypes['FollowLearnerPayload']> = {
  followed?: Resolver<ResolversTypes['FollowedLearner'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type FollowedLearnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowedLearner'] = ResolversParentTypes['FollowedLearner']> = {
  followedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HintResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Hint'] = ResolversParentTypes['Hint']> = {
  rung?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export interface LabScenarioScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LabScenario'], any> {
  name: 'LabScenario';
}

export type LeaderboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Leaderboard'] = ResolversParentTypes['Leaderboard']> = {
  entries?: Resolver<Array<ResolversTypes['LeaderboardEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerExperiencePoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewerRank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LeaderboardEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaderboardEntry'] = ResolversParentTypes['LeaderboardEntry']> = {
  experiencePoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  streakDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearningPathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearningPath'] = ResolversParentTypes['LearningPath']> = {
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['LearningPathItem']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LearningPathItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearningPathItem'] = ResolversParentTypes['LearningPathItem']> = {
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lesson?: Resolver<ResolversTypes['Lesson'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LessonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lesson'] = ResolversParentTypes['Lesson']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  estimatedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exampleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exampleCodeHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exampleOutput?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstEditionAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lab?: Resolver<Maybe<ResolversTypes['LabScenario']>, ParentType, ContextType>;
  measuredMinutes?: Resolver<Maybe<ResolversTypes['MeasuredMinutes']>, ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['LessonPractice'], ParentType, ContextType>;
  provedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resumeStep?: Resolver<Maybe<ResolversTypes['LessonStep']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LessonState'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['LessonStep']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LessonBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LessonBlock'] = ResolversParentTypes['LessonBlock']> = {
  __resolveType: TypeResolveFn<'Exercise' | 'LessonProgram' | 'LessonProse', ParentType, ContextType>;
};

export type LessonPracticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LessonPractice'] = ResolversParentTypes['LessonPractice']> = {
  isPracticed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  practicedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  solved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LessonProgramResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LessonProgram'] = ResolversParentTypes['LessonProgram']> = {
  caption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  codeHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  output?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stdin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LessonProseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LessonProse'] = ResolversParentTypes['LessonProse']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LessonReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LessonReference'] = ResolversParentTypes['LessonReference']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LessonStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LessonStep'] = ResolversParentTypes['LessonStep']> = {
  blocks?: Resolver<Array<ResolversTypes['LessonBlock']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['LessonStepProgress']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LessonStepProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LessonStepProgress'] = ResolversParentTypes['LessonStepProgress']> = {
  activeSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canShowSolution?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LessonStepState'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LineFindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineFind'] = ResolversParentTypes['LineFind']> = {
  canShow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LineFindState'], ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wrongLines?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MarkLinePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkLinePayload'] = ResolversParentTypes['MarkLinePayload']> = {
  challenge?: Resolver<ResolversTypes['Challenge'], ParentType, ContextType>;
  feedback?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MeasuredMinutesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeasuredMinutes'] = ResolversParentTypes['MeasuredMinutes']> = {
  lowerQuartile?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  median?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upperQuartile?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MergeAnonymousLearnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeAnonymousLearnerPayload'] = ResolversParentTypes['MergeAnonymousLearnerPayload']> = {
  achievementsEarned?: Resolver<Array<ResolversTypes['Achievement']>, ParentType, ContextType>;
  experienceAdded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type MistakeAdviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MistakeAdvice'] = ResolversParentTypes['MistakeAdvice']> = {
  caseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  answerDailyProblem?: Resolver<ResolversTypes['AnswerDailyProblemPayload'], ParentType, ContextType, RequireFields<MutationAnswerDailyProblemArgs, 'input'>>;
  answerExercise?: Resolver<ResolversTypes['AnswerExercisePayload'], ParentType, ContextType, RequireFields<MutationAnswerExerciseArgs, 'input'>>;
  answerPlacement?: Resolver<ResolversTypes['PlacementPayload'], ParentType, ContextType, RequireFields<MutationAnswerPlacementArgs, 'input'>>;
  answerReview?: Resolver<ResolversTypes['AnswerReviewPayload'], ParentType, ContextType, RequireFields<MutationAnswerReviewArgs, 'input'>>;
  completeLesson?: Resolver<ResolversTypes['CompleteLessonPayload'], ParentType, ContextType, RequireFields<MutationCompleteLessonArgs, 'input'>>;
  createAccessToken?: Resolver<ResolversTypes['CreateAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createProfile?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationCreateProfileArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'confirmUsername'>>;
  endSession?: Resolver<ResolversTypes['EndSessionPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  executeCode?: Resolver<ResolversTypes['ExecutionResult'], ParentType, ContextType, RequireFields<MutationExecuteCodeArgs, 'input'>>;
  followLearner?: Resolver<ResolversTypes['FollowLearnerPayload'], ParentType, ContextType, RequireFields<MutationFollowLearnerArgs, 'username'>>;
  markLine?: Resolver<ResolversTypes['MarkLinePayload'], ParentType, ContextType, RequireFields<MutationMarkLineArgs, 'challengeId' | 'line'>>;
  mergeAnonymousLearner?: Resolver<ResolversTypes['MergeAnonymousLearnerPayload'], ParentType, ContextType, RequireFields<MutationMergeAnonymousLearnerArgs, 'token'>>;
  openChallengeAnyway?: Resolver<ResolversTypes['Challenge'], ParentType, ContextType, RequireFields<MutationOpenChallengeAnywayArgs, 'challengeId'>>;
  openEvidence?: Resolver<ResolversTypes['OpenEvidencePayload'], ParentType, ContextType, RequireFields<MutationOpenEvidenceArgs, 'challengeId'>>;
  revealHint?: Resolver<ResolversTypes['Challenge'], ParentType, ContextType, RequireFields<MutationRevealHintArgs, 'challengeId' | 'rung'>>;
  revokeAccessToken?: Resolver<ResolversTypes['RevokeAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeAccessTokenArgs, 'id'>>;
  saveDraft?: Resolver<ResolversTypes['SaveDraftPayload'], ParentType, ContextType, RequireFields<MutationSaveDraftArgs, 'input'>>;
  showExerciseSolution?: Resolver<ResolversTypes['ShowExerciseSolutionPayload'], ParentType, ContextType, RequireFields<MutationShowExerciseSolutionArgs, 'exerciseId'>>;
  showLine?: Resolver<ResolversTypes['Challenge'], ParentType, ContextType, RequireFields<MutationShowLineArgs, 'challengeId'>>;
  showSolution?: Resolver<ResolversTypes['ShowSolutionPayload'], ParentType, ContextType, RequireFields<MutationShowSolutionArgs, 'challengeId'>>;
  startPlacement?: Resolver<ResolversTypes['PlacementPayload'], ParentType, ContextType, RequireFields<MutationStartPlacementArgs, 'placementId'>>;
  submitSolution?: Resolver<ResolversTypes['SubmitSolutionPayload'], ParentType, ContextType, RequireFields<MutationSubmitSolutionArgs, 'input'>>;
  unfollowLearner?: Resolver<ResolversTypes['UnfollowLearnerPayload'], ParentType, ContextType, RequireFields<MutationUnfollowLearnerArgs, 'username'>>;
  updateEditorSettings?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationUpdateEditorSettingsArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  visitLessonStep?: Resolver<ResolversTypes['VisitLessonStepPayload'], ParentType, ContextType, RequireFields<MutationVisitLessonStepArgs, 'input'>>;
};

export type NextStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextStep'] = ResolversParentTypes['NextStep']> = {
  challenge?: Resolver<Maybe<ResolversTypes['Challenge']>, ParentType, ContextType>;
  isStarted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['NextStepKind']>, ParentType, ContextType>;
  lesson?: Resolver<Maybe<ResolversTypes['LearningPathItem']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['NextStepReason']>, ParentType, ContextType>;
};

export type NextStepReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextStepReason'] = ResolversParentTypes['NextStepReason']> = {
  kind?: Resolver<ResolversTypes['ReasonKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenEvidencePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenEvidencePayload'] = ResolversParentTypes['OpenEvidencePayload']> = {
  attack?: Resolver<ResolversTypes['Challenge'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Sample'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['EvidenceSource'], ParentType, ContextType>;
};

export type OwnCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnCase'] = ResolversParentTypes['OwnCase']> = {
  expectedStdout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stdin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlacementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Placement'] = ResolversParentTypes['Placement']> = {
  answersNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attempt?: Resolver<Maybe<ResolversTypes['PlacementAttempt']>, ParentType, ContextType>;
  canStart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gate?: Resolver<Maybe<ResolversTypes['Challenge']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlacementKind'], ParentType, ContextType>;
  lessonCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rightNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlacementAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlacementAttempt'] = ResolversParentTypes['PlacementAttempt']> = {
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['PlacementQuestion']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['PlacementResult']>, ParentType, ContextType>;
  skipsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PlacementState'], ParentType, ContextType>;
};

export type PlacementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlacementPayload'] = ResolversParentTypes['PlacementPayload']> = {
  placement?: Resolver<ResolversTypes['Placement'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type PlacementQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlacementQuestion'] = ResolversParentTypes['PlacementQuestion']> = {
  exercise?: Resolver<ResolversTypes['Exercise'], ParentType, ContextType>;
  lab?: Resolver<Maybe<ResolversTypes['LabScenario']>, ParentType, ContextType>;
  lesson?: Resolver<ResolversTypes['LessonReference'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlacementResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlacementResult'] = ResolversParentTypes['PlacementResult']> = {
  lesson?: Resolver<Maybe<ResolversTypes['LessonReference']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['PlacementOutcome'], ParentType, ContextType>;
};

export type PrerequisiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Prerequisite'] = ResolversParentTypes['Prerequisite']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PrerequisiteKind'], ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  placementId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Progress'] = ResolversParentTypes['Progress']> = {
  challengesCompleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  challengesTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lessonsCompleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lessonsTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  streakDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  achievements?: Resolver<Array<ResolversTypes['Achievement']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  challenge?: Resolver<Maybe<ResolversTypes['Challenge']>, ParentType, ContextType, RequireFields<QueryChallengeArgs, 'id'>>;
  challenges?: Resolver<Array<ResolversTypes['Challenge']>, ParentType, ContextType, Partial<QueryChallengesArgs>>;
  isUsernameAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsUsernameAvailableArgs, 'username'>>;
  leaderboard?: Resolver<ResolversTypes['Leaderboard'], ParentType, ContextType, RequireFields<QueryLeaderboardArgs, 'among' | 'first' | 'period'>>;
  lesson?: Resolver<Maybe<ResolversTypes['Lesson']>, ParentType, ContextType, RequireFields<QueryLessonArgs, 'id'>>;
  lessons?: Resolver<Array<ResolversTypes['Lesson']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RecordedTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordedTable'] = ResolversParentTypes['RecordedTable']> = {
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ReplacedDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplacedDraft'] = ResolversParentTypes['ReplacedDraft']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  editedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  replacedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  challenge?: Resolver<Maybe<ResolversTypes['Challenge']>, ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exercise?: Resolver<Maybe<ResolversTypes['Exercise']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lab?: Resolver<Maybe<ResolversTypes['LabScenario']>, ParentType, ContextType>;
  lesson?: Resolver<Maybe<ResolversTypes['LessonReference']>, ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  triesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reviews'] = ResolversParentTypes['Reviews']> = {
  due?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<ReviewsDueArgs, 'first'>>;
  dueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextDueOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RevokeAccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeAccessTokenPayload'] = ResolversParentTypes['RevokeAccessTokenPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sample'] = ResolversParentTypes['Sample']> = {
  expectedStdout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stdin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveDraftPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveDraftPayload'] = ResolversParentTypes['SaveDraftPayload']> = {
  draft?: Resolver<ResolversTypes['Draft'], ParentType, ContextType>;
};

export type ShowExerciseSolutionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShowExerciseSolutionPayload'] = ResolversParentTypes['ShowExerciseSolutionPayload']> = {
  achievementsEarned?: Resolver<Array<ResolversTypes['Achievement']>, ParentType, ContextType>;
  lesson?: Resolver<ResolversTypes['Lesson'], ParentType, ContextType>;
  solution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['LessonStep'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type ShowSolutionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShowSolutionPayload'] = ResolversParentTypes['ShowSolutionPayload']> = {
  challenge?: Resolver<ResolversTypes['Challenge'], ParentType, ContextType>;
};

export type SkillStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkillStanding'] = ResolversParentTypes['SkillStanding']> = {
  firstTryPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lesson?: Resolver<Maybe<ResolversTypes['LessonReference']>, ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubmissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Submission'] = ResolversParentTypes['Submission']> = {
  caseCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  challenge?: Resolver<ResolversTypes['Challenge'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  experienceEarned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feedback?: Resolver<Maybe<ResolversTypes['SubmissionFeedback']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  passedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubmissionStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SubmissionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionConnection'] = ResolversParentTypes['SubmissionConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType>;
};

export type SubmissionFeedbackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionFeedback'] = ResolversParentTypes['SubmissionFeedback']> = {
  advice?: Resolver<Maybe<ResolversTypes['MistakeAdvice']>, ParentType, ContextType>;
  brokenCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canShowSolution?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  caseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cases?: Resolver<Array<ResolversTypes['FailingCase']>, ParentType, ContextType>;
  failedSubmissions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failingTitles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fixedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextHelp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  practiceCase?: Resolver<Maybe<ResolversTypes['FailingCase']>, ParentType, ContextType>;
};

export type SubmissionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionResult'] = ResolversParentTypes['SubmissionResult']> = {
  caseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubmitSolutionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitSolutionPayload'] = ResolversParentTypes['SubmitSolutionPayload']> = {
  achievementsEarned?: Resolver<Array<ResolversTypes['Achievement']>, ParentType, ContextType>;
  feedback?: Resolver<Maybe<ResolversTypes['SubmissionFeedback']>, ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['ExecutionResult'], ParentType, ContextType>;
  submission?: Resolver<ResolversTypes['Submission'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type TestResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestResult'] = ResolversParentTypes['TestResult']> = {
  actualStdout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  executionTimeSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expectedStdout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPassed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  output?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stdin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnfollowLearnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnfollowLearnerPayload'] = ResolversParentTypes['UnfollowLearnerPayload']> = {
  followed?: Resolver<Maybe<ResolversTypes['FollowedLearner']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  acceptedCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ViewerAcceptedCodeArgs, 'challengeId'>>;
  accessTokens?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  achievements?: Resolver<Array<ResolversTypes['EarnedAchievement']>, ParentType, ContextType>;
  achievementsAhead?: Resolver<Array<ResolversTypes['AchievementAhead']>, ParentType, ContextType>;
  activity?: Resolver<Array<ResolversTypes['ActivityDay']>, ParentType, ContextType, RequireFields<ViewerActivityArgs, 'days'>>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dailyProblem?: Resolver<Maybe<ResolversTypes['DailyProblem']>, ParentType, ContextType>;
  dataExport?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType, RequireFields<ViewerDraftArgs, 'challengeId'>>;
  editorSettings?: Resolver<ResolversTypes['EditorSettings'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  experiencePoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  following?: Resolver<Array<ResolversTypes['FollowedLearner']>, ParentType, ContextType>;
  freezesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  githubUsername?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasReviews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAnonymous?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isListed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  learningPath?: Resolver<ResolversTypes['LearningPath'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextStep?: Resolver<ResolversTypes['NextStep'], ParentType, ContextType, Partial<ViewerNextStepArgs>>;
  placement?: Resolver<Maybe<ResolversTypes['Placement']>, ParentType, ContextType, RequireFields<ViewerPlacementArgs, 'id'>>;
  placements?: Resolver<Array<ResolversTypes['Placement']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Progress'], ParentType, ContextType>;
  recentChallenges?: Resolver<Array<ResolversTypes['Challenge']>, ParentType, ContextType, RequireFields<ViewerRecentChallengesArgs, 'first'>>;
  recentLessons?: Resolver<Array<ResolversTypes['Lesson']>, ParentType, ContextType, RequireFields<ViewerRecentLessonsArgs, 'first'>>;
  reviews?: Resolver<ResolversTypes['Reviews'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['AccountSession']>, ParentType, ContextType>;
  skillStandings?: Resolver<Array<ResolversTypes['SkillStanding']>, ParentType, ContextType>;
  streakDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submissions?: Resolver<ResolversTypes['SubmissionConnection'], ParentType, ContextType, RequireFields<ViewerSubmissionsArgs, 'first'>>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZoneChangeableAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weeklyGoalDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitLessonStepPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitLessonStepPayload'] = ResolversParentTypes['VisitLessonStepPayload']> = {
  lesson?: Resolver<ResolversTypes['Lesson'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['LessonStep'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  Achievement?: AchievementResolvers<ContextType>;
  AchievementAhead?: AchievementAheadResolvers<ContextType>;
  AchievementProgress?: AchievementProgressResolvers<ContextType>;
  ActivityDay?: ActivityDayResolvers<ContextType>;
  AnswerDailyProblemPayload?: AnswerDailyProblemPayloadResolvers<ContextType>;
  AnswerExercisePayload?: AnswerExercisePayloadResolvers<ContextType>;
  AnswerReviewPayload?: AnswerReviewPayloadResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Challenge?: ChallengeResolvers<ContextType>;
  ChallengeSolution?: ChallengeSolutionResolvers<ContextType>;
  CompleteLessonPayload?: CompleteLessonPayloadResolvers<ContextType>;
  CreateAccessTokenPayload?: CreateAccessTokenPayloadResolvers<ContextType>;
  DailyProblem?: DailyProblemResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  Draft?: DraftResolvers<ContextType>;
  EarnedAchievement?: EarnedAchievementResolvers<ContextType>;
  EditorSettings?: EditorSettingsResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  Entry?: EntryResolvers<ContextType>;
  ExecutionResult?: ExecutionResultResolvers<ContextType>;
  Exercise?: ExerciseResolvers<ContextType>;
  ExerciseCase?: ExerciseCaseResolvers<ContextType>;
  ExerciseCaseResult?: ExerciseCaseResultResolvers<ContextType>;
  ExerciseOption?: ExerciseOptionResolvers<ContextType>;
  FailingCase?: FailingCaseResolvers<ContextType>;
  FollowLearnerPayload?: FollowLearnerPayloadResolvers<ContextType>;
  FollowedLearner?: FollowedLearnerResolvers<ContextType>;
  Hint?: HintResolvers<ContextType>;
  JSONObject?: GraphQLScalarType;
  LabScenario?: GraphQLScalarType;
  Leaderboard?: LeaderboardResolvers<ContextType>;
  LeaderboardEntry?: LeaderboardEntryResolvers<ContextType>;
  LearningPath?: LearningPathResolvers<ContextType>;
  LearningPathItem?: LearningPathItemResolvers<ContextType>;
  Lesson?: LessonResolvers<ContextType>;
  LessonBlock?: LessonBlockResolvers<ContextType>;
  LessonPractice?: LessonPracticeResolvers<ContextType>;
  LessonProgram?: LessonProgramResolvers<ContextType>;
  LessonProse?: LessonProseResolvers<ContextType>;
  LessonReference?: LessonReferenceResolvers<ContextType>;
  LessonStep?: LessonStepResolvers<ContextType>;
  LessonStepProgress?: LessonStepProgressResolvers<ContextType>;
  LineFind?: LineFindResolvers<ContextType>;
  MarkLinePayload?: MarkLinePayloadResolvers<ContextType>;
  MeasuredMinutes?: MeasuredMinutesResolvers<ContextType>;
  MergeAnonymousLearnerPayload?: MergeAnonymousLearnerPayloadResolvers<ContextType>;
  MistakeAdvice?: MistakeAdviceResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NextStep?: NextStepResolvers<ContextType>;
  NextStepReason?: NextStepReasonResolvers<ContextType>;
  OpenEvidencePayload?: OpenEvidencePayloadResolvers<ContextType>;
  OwnCase?: OwnCaseResolvers<ContextType>;
  Placement?: PlacementResolvers<ContextType>;
  PlacementAttempt?: PlacementAttemptResolvers<ContextType>;
  PlacementPayload?: PlacementPayloadResolvers<ContextType>;
  PlacementQuestion?: PlacementQuestionResolvers<ContextType>;
  PlacementResult?: PlacementResultResolvers<ContextType>;
  Prerequisite?: PrerequisiteResolvers<ContextType>;
  Progress?: ProgressResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordedTable?: RecordedTableResolvers<ContextType>;
  ReplacedDraft?: ReplacedDraftResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  Reviews?: ReviewsResolvers<ContextType>;
  RevokeAccessTokenPayload?: RevokeAccessTokenPayloadResolvers<ContextType>;
  Sample?: SampleResolvers<ContextType>;
  SaveDraftPayload?: SaveDraftPayloadResolvers<ContextType>;
  ShowExerciseSolutionPayload?: ShowExerciseSolutionPayloadResolvers<ContextType>;
  ShowSolutionPayload?: ShowSolutionPayloadResolvers<ContextType>;
  SkillStanding?: SkillStandingResolvers<ContextType>;
  Submission?: SubmissionResolvers<ContextType>;
  SubmissionConnection?: SubmissionConnectionResolvers<ContextType>;
  SubmissionFeedback?: SubmissionFeedbackResolvers<ContextType>;
  SubmissionResult?: SubmissionResultResolvers<ContextType>;
  SubmitSolutionPayload?: SubmitSolutionPayloadResolvers<ContextType>;
  TestResult?: TestResultResolvers<ContextType>;
  UnfollowLearnerPayload?: UnfollowLearnerPayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  VisitLessonStepPayload?: VisitLessonStepPayloadResolvers<ContextType>;
};

