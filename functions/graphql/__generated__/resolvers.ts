import type { LabScenario } from '../../../sandbox/lab/scenario.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Learner, SubmissionSummary } from '../../services/ports/records.ts';
import type { ChallengeView } from '../../services/challenges.ts';
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
  /** An instant in ISO 8601, UTC: 2026-01-31T12:00:00.000Z. */
  DateTime: { input: string; output: Date; }
  /** A JSON object. Each field that has this type describes what it contains. */
  JSONObject: { input: never; output: Record<string, unknown>; }
  /**
   * The simulated network that a program runs on, as a JSON object. The server validates it.
   *
   * - `hosts`: at least one host, each with `ip` (IPv4), optional `names`, `txt` records and `latency`, `ports` (TCP services
   *   by port) and optional `udp` (UDP services by port). A service has an optional `state` (open, closed or filtered) and
   *   what it says: a `banner`, `replies`, `steps` or the pages of a web server in `http`.
   * - `scope`: the networks in CIDR notation that the program may contact; all hosts if absent.
   * - `seed`: an integer that fixes everything random.
   * - `latency`: the round-trip time to hosts that set none, in milliseconds.
   * - `budget`: how many connections and datagrams the program may attempt; no limit if absent.
   * - `startsAt`: the simulated time at the start, in ISO 8601 with an offset.
   * - `log`: true, or earlier entries, if programs can read the network's log as the module `lab`.
   */
  LabScenario: { input: never; output: LabScenario; }
};

/** The key of a program that calls either door in the learner's name, as `Authorization: Bearer`. */
export type AccessToken = {
  __typename?: 'AccessToken';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Its last letters, to tell one from another. */
  ending: Scalars['String']['output'];
  /** When it ends by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** A UUID. Not the token itself, which is told once and kept nowhere. */
  id: Scalars['ID']['output'];
  /** Whether it has ended by itself. */
  isExpired: Scalars['Boolean']['output'];
  /** YYYY-MM-DD in UTC; null when it was never used. */
  lastUsedOn?: Maybe<Scalars['String']['output']>;
  /** What the learner called it. */
  name: Scalars['String']['output'];
  /** What it may do. */
  scope: AccessTokenScope;
};

/** What an access token may do. Everything about the account itself needs a session's token. */
export type AccessTokenScope =
  /** Read what its learner reads. */
  | 'READ'
  /** Run and submit code, complete lessons and change the profile as well. */
  | 'WRITE';

/** One browser, or program, that is signed in to the account. */
export type AccountSession = {
  __typename?: 'AccountSession';
  /** The network address that it came from; null when it is not known. */
  address?: Maybe<Scalars['String']['output']>;
  /** The session's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Whether it is the one that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it last asked for a new token. A session that is in use does so every quarter of an hour. */
  lastActiveAt: Scalars['DateTime']['output'];
  /** When it was signed in. */
  startedAt: Scalars['DateTime']['output'];
  /** What the browser calls itself; null when it did not say. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** Something to be earned once. */
export type Achievement = {
  __typename?: 'Achievement';
  /** How it is earned, in one sentence. */
  description: Scalars['String']['output'];
  /** XP that earning it is worth. */
  experienceReward: Scalars['Int']['output'];
  /** The name of an icon that the client draws. */
  icon: Scalars['String']['output'];
  /** A slug that never changes. */
  id: Scalars['ID']['output'];
  /** What learners call it. */
  name: Scalars['String']['output'];
};

/** One calendar day of a learner. */
export type ActivityDay = {
  __typename?: 'ActivityDay';
  /** YYYY-MM-DD in the learner's own time zone. */
  date: Scalars['String']['output'];
  /** Total XP at the end of that day. */
  experiencePoints: Scalars['Int']['output'];
  /** Whether a submission was accepted or a lesson completed on that day. */
  isActive: Scalars['Boolean']['output'];
  /** Whether the day was missed and a freeze kept the streak. Each calendar month has two, spent by themselves. */
  isFrozen: Scalars['Boolean']['output'];
};

/** A subject, such as Networks. */
export type Category = {
  __typename?: 'Category';
  /** One sentence. */
  description: Scalars['String']['output'];
  /** A slug that never changes. */
  id: Scalars['ID']['output'];
  /** What learners read. */
  name: Scalars['String']['output'];
};

/** One exercise. Its tests decide, not its samples alone. */
export type Challenge = {
  __typename?: 'Challenge';
  /** The subject it belongs to. */
  category: Category;
  /** What the challenge teaches beyond itself, the defender's view first, in Markdown. Null until solved. */
  debrief?: Maybe<Scalars['String']['output']>;
  /** The debrief as safe HTML. Null until solved. */
  debriefHtml?: Maybe<Scalars['String']['output']>;
  /** One or two sentences, readable while locked. */
  description: Scalars['String']['output'];
  /** 1 Beginner, 2 Easy, 3 Medium, 4 Hard, 5 Expert. */
  difficulty: Scalars['Int']['output'];
  /** Program or function. */
  entry: Entry;
  /** What the sample run must print. Null while locked, or when the challenge has none. */
  expectedOutput?: Maybe<Scalars['String']['output']>;
  /** XP the viewer needs before the challenge opens: 0 at difficulty 1, else 100 × (difficulty − 1). */
  experienceRequired: Scalars['Int']['output'];
  /** XP awarded the first time the challenge is solved. */
  experienceReward: Scalars['Int']['output'];
  /** At most four, the gentlest first. Empty while locked. */
  hints: Array<Hint>;
  /** A slug that never changes: port-scanner. */
  id: Scalars['ID']['output'];
  /** Markdown. Null while locked. */
  instructions?: Maybe<Scalars['String']['output']>;
  /** The instructions as safe HTML. Null while locked. */
  instructionsHtml?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer solved it. */
  isCompleted: Scalars['Boolean']['output'];
  /** Whether the viewer still lacks XP for it. Always true for a visitor above difficulty 1. */
  isLocked: Scalars['Boolean']['output'];
  /** The simulated network, for local runs. Null while locked, or if the challenge has none. */
  lab?: Maybe<Scalars['LabScenario']['output']>;
  /** The language it is solved in. */
  language: Language;
  /** The last lesson on the path that prepares for it. Null when it asks for none. */
  preparedBy?: Maybe<LessonReference>;
  /** The visible cases. Empty while locked. Hidden cases are never in this schema. */
  samples: Array<Sample>;
  /** Null while locked. */
  starterCode?: Maybe<Scalars['String']['output']>;
  /** Seconds that one case may take. */
  timeLimitSeconds: Scalars['Float']['output'];
  /** A learning tip in Markdown. Null while locked, or when the challenge has none. */
  tip?: Maybe<Scalars['String']['output']>;
  /** The tip as safe HTML. */
  tipHtml?: Maybe<Scalars['String']['output']>;
  /** What learners call it. */
  title: Scalars['String']['output'];
};

/** Code to try. */
export type CodeInput = {
  /** The challenge whose samples it runs against. */
  challengeId: Scalars['ID']['input'];
  /** At most 65,536 bytes of UTF-8. */
  code: Scalars['String']['input'];
  /** PYTHON is the only one that runs today. */
  language: Language;
};

/** A lesson that was read. */
export type CompleteLessonInput = {
  /** The lesson. */
  lessonId: Scalars['ID']['input'];
  /** Minutes really spent, 0 to 1,440. Never worth XP. */
  minutesSpent: Scalars['Int']['input'];
};

/** What completing a lesson changed. */
export type CompleteLessonPayload = {
  __typename?: 'CompleteLessonPayload';
  /** Achievements that this lesson earned; empty when it is repeated. */
  achievementsEarned: Array<Achievement>;
  /** The completed lesson. */
  lesson: Lesson;
  /** The lesson that is unlocked now; null after the last. */
  nextLesson?: Maybe<Lesson>;
  /** The learner as they stand now. */
  viewer: Viewer;
};

/** An access token to be made. */
export type CreateAccessTokenInput = {
  /** Days until it ends by itself: 30, 90 or 365. */
  lifetimeDays: Scalars['Int']['input'];
  /** What it is for. 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** What it may do. */
  scope: AccessTokenScope;
};

/** A new access token, and the only answer that ever tells it. */
export type CreateAccessTokenPayload = {
  __typename?: 'CreateAccessTokenPayload';
  /** What is kept of it. */
  accessToken: AccessToken;
  /** The token itself. Keep it as a password is kept. */
  token: Scalars['String']['output'];
};

/** The profile of a learner who came through a third-party provider. Everything else comes from the provider. */
export type CreateProfileInput = {
  /** May be empty. */
  firstName: Scalars['String']['input'];
  /** May be empty. */
  lastName: Scalars['String']['input'];
  /** The IANA name of the zone that the first days are counted in, such as the browser's. One that is not known here is passed over; it is UTC then. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 24 of a-z, 0-9, - and _. */
  username: Scalars['String']['input'];
};

/** An achievement that the learner holds. */
export type EarnedAchievement = {
  __typename?: 'EarnedAchievement';
  /** What was earned. */
  achievement: Achievement;
  /** When. */
  earnedAt: Scalars['DateTime']['output'];
};

/** What ending a session changed. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  /** The ended session; null if the learner has no session with that id. */
  session?: Maybe<AccountSession>;
  /** The learner, with the sessions that are left. */
  viewer: Viewer;
};

/** How a challenge enters the learner's code. */
export type Entry = {
  __typename?: 'Entry';
  /** The name of the function that is called; null for a program. */
  functionName?: Maybe<Scalars['String']['output']>;
  /** Program or function. */
  kind: EntryKind;
};

/** How the learner's code is entered. */
export type EntryKind =
  /** One function that is called with arguments. */
  | 'FUNCTION'
  /** A program that reads standard input and prints. */
  | 'PROGRAM';

/** What running the learner's code showed. */
export type ExecutionResult = {
  __typename?: 'ExecutionResult';
  /** The learner-readable error; null when the program finished. */
  error?: Maybe<Scalars['String']['output']>;
  /** Seconds that the visible cases took together. A hidden one could be made to tell its input by its time. */
  executionTimeSeconds: Scalars['Float']['output'];
  /** Everything printed, standard output and error in order, cut at the output limit. */
  output: Scalars['String']['output'];
  /** How the run ended: the first case that did not finish decides. */
  status: RunStatus;
  /** One per case, visible ones first. */
  tests: Array<TestResult>;
};

/** A step towards the solution. */
export type Hint = {
  __typename?: 'Hint';
  /** 1 is the gentlest. */
  rung: Scalars['Int']['output'];
  /** Markdown. Null until revealed. */
  text?: Maybe<Scalars['String']['output']>;
  /** The text as safe HTML. Null until revealed. */
  textHtml?: Maybe<Scalars['String']['output']>;
};

/** The language that a challenge is solved in. */
export type Language =
  /** Coming soon. */
  | 'BASH'
  /** Coming soon. */
  | 'JAVASCRIPT'
  /** Python 3, the language of the whole curriculum today. */
  | 'PYTHON';

/** Learners who chose to be listed; usernames only. */
export type Leaderboard = {
  __typename?: 'Leaderboard';
  /** Best first. */
  entries: Array<LeaderboardEntry>;
  /** How many learners are listed. */
  total: Scalars['Int']['output'];
  /** The viewer's own rank, listed or not; null for a visitor or at 0 XP. */
  viewerRank?: Maybe<Scalars['Int']['output']>;
};

/** One listed learner. */
export type LeaderboardEntry = {
  __typename?: 'LeaderboardEntry';
  /** XP earned in the period. */
  experiencePoints: Scalars['Int']['output'];
  /** 1 and one more for every 100 XP. */
  level: Scalars['Int']['output'];
  /** 1 for the best; equal XP shares a rank. */
  rank: Scalars['Int']['output'];
  /** Days in a row. */
  streakDays: Scalars['Int']['output'];
  /** The only thing about the learner that is shown. */
  username: Scalars['String']['output'];
};

/** The span that a leaderboard counts. */
export type LeaderboardPeriod =
  /** All XP ever earned. */
  | 'ALL_TIME'
  /** XP earned since Monday 00:00 UTC. */
  | 'WEEK';

/** The lessons in order, each opening the next. */
export type LearningPath = {
  __typename?: 'LearningPath';
  /** How many are completed. */
  completed: Scalars['Int']['output'];
  /** Every lesson, first to last. */
  items: Array<LearningPathItem>;
  /** How many there are. */
  total: Scalars['Int']['output'];
};

/** One stop on the path. */
export type LearningPathItem = {
  __typename?: 'LearningPathItem';
  /** Whether the viewer completed it. */
  isCompleted: Scalars['Boolean']['output'];
  /** The lesson at this stop. */
  lesson: Lesson;
  /** 1 for the first. */
  position: Scalars['Int']['output'];
};

/** A few minutes of reading with code that runs. */
export type Lesson = {
  __typename?: 'Lesson';
  /** The subject it belongs to. */
  category: Category;
  /** Markdown. Null while locked. */
  content?: Maybe<Scalars['String']['output']>;
  /** The content as safe HTML. Null while locked. */
  contentHtml?: Maybe<Scalars['String']['output']>;
  /** One sentence, readable while locked. */
  description: Scalars['String']['output'];
  /** 1 Beginner, 2 Easy, 3 Intermediate, 4 Advanced, 5 Expert. */
  difficulty: Scalars['Int']['output'];
  /** Minutes that it takes to read and try. */
  estimatedMinutes: Scalars['Int']['output'];
  /** A program that runs as it stands. Null while locked, or when the lesson has none. */
  exampleCode?: Maybe<Scalars['String']['output']>;
  /** The example with its syntax marked up as safe HTML. */
  exampleCodeHtml?: Maybe<Scalars['String']['output']>;
  /** What the example prints. */
  exampleOutput?: Maybe<Scalars['String']['output']>;
  /** A slug that never changes. */
  id: Scalars['ID']['output'];
  /** The simulated network, for local runs. Null while locked, or if the lesson has none. */
  lab?: Maybe<Scalars['LabScenario']['output']>;
  /** Where it stands for the viewer. */
  state: LessonState;
  /** What learners call it. */
  title: Scalars['String']['output'];
};

/** A lesson, by its place on the learning path. */
export type LessonReference = {
  __typename?: 'LessonReference';
  /** The lesson's slug. */
  id: Scalars['ID']['output'];
  /** 1 is the first lesson. */
  position: Scalars['Int']['output'];
  /** What learners call it. */
  title: Scalars['String']['output'];
};

/** Where a lesson stands for the viewer. The first is always unlocked; each later one when the one before it is completed. */
export type LessonState =
  /** The learner has completed it. */
  | 'COMPLETED'
  /** The lesson before it is not completed. */
  | 'LOCKED'
  /** It can be read and completed. */
  | 'UNLOCKED';

/** What can be changed. Every mutation needs a signed-in learner and returns what it changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Completes a lesson whose predecessor is completed. Completing it again changes nothing. */
  completeLesson: CompleteLessonPayload;
  /** Makes an access token for a program of the learner's own. Needs a session's token. Rate-limited; at most 20. */
  createAccessToken: CreateAccessTokenPayload;
  /** Creates the profile of a learner who came through a third-party provider. */
  createProfile: Viewer;
  /** Deletes the account and all personal data in it, and returns true. This cannot be undone. */
  deleteAccount: Scalars['Boolean']['output'];
  /** Ends one of the learner's sessions, which signs that browser out. */
  endSession: EndSessionPayload;
  /** Runs code on the server against the challenge's visible samples. Awards nothing, stores no submission. Rate-limited. */
  executeCode: ExecutionResult;
  /** Uncovers a hint whose predecessor is uncovered. It costs no XP. Uncovering it again changes nothing. */
  revealHint: Challenge;
  /** Revokes an access token immediately. Needs a session's token. */
  revokeAccessToken: RevokeAccessTokenPayload;
  /** Runs code against all tests of the challenge, stores a submission, and awards XP the first time it passes. Rate-limited; a repeat with the same key is not counted. */
  submitSolution: SubmitSolutionPayload;
  /** Changes the profile. A field that is left out stays as it is. */
  updateProfile: Viewer;
};


/** What can be changed. Every mutation needs a signed-in learner and returns what it changed. */
export type MutationCompleteLessonArgs = {
  input: CompleteLessonInput;
};


/** What can be changed. Every mutation needs a signed-in learner and returns what it changed. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** What can be changed. Every mutation needs a signed-in learner and returns what it changed. */
export type MutationCreateProfileArgs = {
  input: CreateProfileInput;
};


/** What can be changed. Every mutation needs a signed-in learner and returns what it changed. */
export type MutationDeleteAccountArgs = {
  confirmUsername: Scalars['String']['input'];
};


/** What can be changed. Every mutation needs a signed-in learner and returns what it changed. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Every mutation needs a signed-in learner and returns what it changed. */
export type MutationExecuteCodeArgs = {
  input: CodeInput;
};


/** What can be changed. Every mutation needs a signed-in learner and returns what it changed. */
export type MutationRevealHintArgs = {
  challengeId: Scalars['ID']['input'];
  rung: Scalars['Int']['input'];
};


/** What can be changed. Every mutation needs a signed-in learner and returns what it changed. */
export type MutationRevokeAccessTokenArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Every mutation needs a signed-in learner and returns what it changed. */
export type MutationSubmitSolutionArgs = {
  input: SubmitSolutionInput;
};


/** What can be changed. Every mutation needs a signed-in learner and returns what it changed. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

/** How far the learner has come. */
export type Progress = {
  __typename?: 'Progress';
  /** Challenges solved. */
  challengesCompleted: Scalars['Int']['output'];
  /** Challenges that exist. */
  challengesTotal: Scalars['Int']['output'];
  /** Lessons completed. */
  lessonsCompleted: Scalars['Int']['output'];
  /** Lessons that exist. */
  lessonsTotal: Scalars['Int']['output'];
  /** The same as `Viewer.streakDays`. */
  streakDays: Scalars['Int']['output'];
};

/** What can be read. */
export type Query = {
  __typename?: 'Query';
  /** Everything that can be earned, earned or not. */
  achievements: Array<Achievement>;
  /** The subjects that lessons and challenges belong to, in the order of the path. */
  categories: Array<Category>;
  /** One challenge; null when the id is unknown. */
  challenge?: Maybe<Challenge>;
  /** Every challenge, easiest first. Locked ones carry no instructions and no starter code. */
  challenges: Array<Challenge>;
  /** Whether a username can still be taken. Rate-limited. */
  isUsernameAvailable: Scalars['Boolean']['output'];
  /** The learners who chose to be listed, most XP first. At most 100. */
  leaderboard: Leaderboard;
  /** One lesson; null when the id is unknown. Reading an unlocked lesson counts as opening it. */
  lesson?: Maybe<Lesson>;
  /** Every lesson in the order of the learning path. */
  lessons: Array<Lesson>;
  /** The signed-in learner; null for a visitor. */
  viewer?: Maybe<Viewer>;
};


/** What can be read. */
export type QueryChallengeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryChallengesArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryIsUsernameAvailableArgs = {
  username: Scalars['String']['input'];
};


/** What can be read. */
export type QueryLeaderboardArgs = {
  first: Scalars['Int']['input'];
  period: LeaderboardPeriod;
};


/** What can be read. */
export type QueryLessonArgs = {
  id: Scalars['ID']['input'];
};

/** What revoking an access token changed. */
export type RevokeAccessTokenPayload = {
  __typename?: 'RevokeAccessTokenPayload';
  /** The revoked access token; null if the learner has no token with that id. */
  accessToken?: Maybe<AccessToken>;
  /** The learner, with the access tokens that are left. */
  viewer: Viewer;
};

/** Why a run ended. */
export type RunStatus =
  /** The interpreter died. Not the same as an ordinary Python error. */
  | 'CRASHED'
  /** The program raised an error or exited with a status other than 0. */
  | 'ERROR'
  /** The program ran to its end. */
  | 'FINISHED'
  /** The memory limit was reached. */
  | 'MEMORY_LIMIT'
  /** More was printed than the limit allows. */
  | 'OUTPUT_LIMIT'
  /** The wall-clock limit was reached. */
  | 'TIME_LIMIT';

/** A visible case. */
export type Sample = {
  __typename?: 'Sample';
  /** What must be printed; for a function its value as JSON. */
  expectedStdout: Scalars['String']['output'];
  /** What the case is about. */
  name: Scalars['String']['output'];
  /** For a program the text of standard input; for a function a JSON array of its arguments. */
  stdin: Scalars['String']['output'];
};

/** One graded attempt. */
export type Submission = {
  __typename?: 'Submission';
  /** The challenge it answers. */
  challenge: Challenge;
  /** The source as it was sent. */
  code: Scalars['String']['output'];
  /** XP that this submission earned; 0 for every one after the first accepted. */
  experienceEarned: Scalars['Int']['output'];
  /** A UUID. */
  id: Scalars['ID']['output'];
  /** The language it is written in. */
  language: Language;
  /** Where it stands. */
  status: SubmissionStatus;
  /** When it was received. */
  submittedAt: Scalars['DateTime']['output'];
};

/** One page of submissions. */
export type SubmissionConnection = {
  __typename?: 'SubmissionConnection';
  /** Pass as `after` for the next page; null on the last. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The submissions of this page. */
  nodes: Array<Submission>;
};

/** Where a submission stands. PENDING lasts only while its code runs. */
export type SubmissionStatus =
  /** Every case passed, hidden ones too. */
  | 'ACCEPTED'
  /** At least one case failed. */
  | 'FAILED'
  /** Its code is running. */
  | 'PENDING';

/** Code to grade. */
export type SubmitSolutionInput = {
  /** The challenge that it answers. */
  challengeId: Scalars['ID']['input'];
  /** At most 65,536 bytes of UTF-8. */
  code: Scalars['String']['input'];
  /** Repeat the call with the same key and the first answer comes back; nothing is graded or awarded twice. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** PYTHON is the only one that runs today. */
  language: Language;
};

/** What a submission changed. */
export type SubmitSolutionPayload = {
  __typename?: 'SubmitSolutionPayload';
  /** Achievements that this submission earned. */
  achievementsEarned: Array<Achievement>;
  /** Whether every case passed. */
  isAccepted: Scalars['Boolean']['output'];
  /** What its run showed. */
  result: ExecutionResult;
  /** The stored attempt, with its challenge as it stands now. */
  submission: Submission;
  /** The learner as they stand now. */
  viewer: Viewer;
};

/** One case of a run. A hidden case tells only whether it passed. */
export type TestResult = {
  __typename?: 'TestResult';
  /** Null for a hidden case. */
  actualStdout?: Maybe<Scalars['String']['output']>;
  /** The traceback or limit message of a visible case. */
  error?: Maybe<Scalars['String']['output']>;
  /** Seconds that the case took; null for a hidden case. */
  executionTimeSeconds?: Maybe<Scalars['Float']['output']>;
  /** Null for a hidden case. */
  expectedStdout?: Maybe<Scalars['String']['output']>;
  /** Whether the learner may not see what it checks. */
  isHidden: Scalars['Boolean']['output'];
  /** Whether the output was the expected one. */
  isPassed: Scalars['Boolean']['output'];
  /** What the case is about; the same words for every hidden case. */
  name: Scalars['String']['output'];
  /** Null for a hidden case. */
  stdin?: Maybe<Scalars['String']['output']>;
};

/** What the learner may change. */
export type UpdateProfileInput = {
  /** May be empty. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the learner is listed on the leaderboard. */
  isListed?: InputMaybe<Scalars['Boolean']['input']>;
  /** May be empty. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** An IANA name such as Europe/Paris. Counts from the learner's next day on; can be changed once in 30 days. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 24 of a-z, 0-9, - and _. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** The signed-in learner, as only that learner may see it. */
export type Viewer = {
  __typename?: 'Viewer';
  /** The keys of the learner's own programs, newest first, expired ones included. Needs a session's token. */
  accessTokens: Array<AccessToken>;
  /** What the learner earned, newest first. */
  achievements: Array<EarnedAchievement>;
  /** The learner's own calendar days, oldest first and today last. 1 to 366 of them. */
  activity: Array<ActivityDay>;
  /** Where the picture of a third-party account is; null without one. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** When the profile was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Everything stored about this learner, as one JSON document: `exportedAt`, `account`, `profile`, and a list for each kind of record, such as `submissions`. */
  dataExport: Scalars['JSONObject']['output'];
  /** The address of the account. */
  email: Scalars['String']['output'];
  /** Everything ever earned. Always equals the sum of the ledger. */
  experiencePoints: Scalars['Int']['output'];
  /** May be empty. */
  firstName: Scalars['String']['output'];
  /** The name of the linked GitHub account; null without one. */
  githubUsername?: Maybe<Scalars['String']['output']>;
  /** The account's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Whether the learner is listed on the leaderboard. */
  isListed: Scalars['Boolean']['output'];
  /** May be empty. */
  lastName: Scalars['String']['output'];
  /** Every lesson in order, with this learner's progress. */
  learningPath: LearningPath;
  /** 1 at the start; one more for every 100 XP. */
  level: Scalars['Int']['output'];
  /** The counts that the dashboard shows. */
  progress: Progress;
  /** Challenges the learner worked on, most recent first. */
  recentChallenges: Array<Challenge>;
  /** Lessons the learner opened or completed, most recent first. */
  recentLessons: Array<Lesson>;
  /** Where the learner is signed in, this browser first, then the one that was active last. */
  sessions: Array<AccountSession>;
  /** Days with an accepted submission or completed lesson, up to today or yesterday. Each month forgives two missed days. */
  streakDays: Scalars['Int']['output'];
  /** Newest first. */
  submissions: SubmissionConnection;
  /** The IANA name of the zone that the learner's days are counted in, such as Europe/Paris. A new one counts from the next day. */
  timeZone: Scalars['String']['output'];
  /** When the time zone can be changed again, 30 days after the last change; null when it can be changed now. */
  timeZoneChangeableAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique; others see it on the leaderboard when the learner is listed. */
  username: Scalars['String']['output'];
};


/** The signed-in learner, as only that learner may see it. */
export type ViewerActivityArgs = {
  days: Scalars['Int']['input'];
};


/** The signed-in learner, as only that learner may see it. */
export type ViewerRecentChallengesArgs = {
  first: Scalars['Int']['input'];
};


/** The signed-in learner, as only that learner may see it. */
export type ViewerRecentLessonsArgs = {
  first: Scalars['Int']['input'];
};


/** The signed-in learner, as only that learner may see it. */
export type ViewerSubmissionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  challengeId?: InputMaybe<Scalars['ID']['input']>;
  first: Scalars['Int']['input'];
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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessToken: ResolverTypeWrapper<AccessToken>;
  AccessTokenScope: AccessTokenScope;
  AccountSession: ResolverTypeWrapper<AccountSession>;
  Achievement: ResolverTypeWrapper<Achievement>;
  ActivityDay: ResolverTypeWrapper<ActivityDay>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Category: ResolverTypeWrapper<Category>;
  Challenge: ResolverTypeWrapper<ChallengeView>;
  CodeInput: CodeInput;
  CompleteLessonInput: CompleteLessonInput;
  CompleteLessonPayload: ResolverTypeWrapper<Omit<CompleteLessonPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: ResolverTypeWrapper<CreateAccessTokenPayload>;
  CreateProfileInput: CreateProfileInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EarnedAchievement: ResolverTypeWrapper<EarnedAchievement>;
  EndSessionPayload: ResolverTypeWrapper<Omit<EndSessionPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Entry: ResolverTypeWrapper<Entry>;
  EntryKind: EntryKind;
  ExecutionResult: ResolverTypeWrapper<ExecutionResult>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Hint: ResolverTypeWrapper<Hint>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  LabScenario: ResolverTypeWrapper<Scalars['LabScenario']['output']>;
  Language: Language;
  Leaderboard: ResolverTypeWrapper<Leaderboard>;
  LeaderboardEntry: ResolverTypeWrapper<LeaderboardEntry>;
  LeaderboardPeriod: LeaderboardPeriod;
  LearningPath: ResolverTypeWrapper<LearningPath>;
  LearningPathItem: ResolverTypeWrapper<LearningPathItem>;
  Lesson: ResolverTypeWrapper<Lesson>;
  LessonReference: ResolverTypeWrapper<LessonReference>;
  LessonState: LessonState;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Progress: ResolverTypeWrapper<Progress>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RevokeAccessTokenPayload: ResolverTypeWrapper<Omit<RevokeAccessTokenPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  RunStatus: RunStatus;
  Sample: ResolverTypeWrapper<Sample>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Submission: ResolverTypeWrapper<SubmissionSummary>;
  SubmissionConnection: ResolverTypeWrapper<Omit<SubmissionConnection, 'nodes'> & { nodes: Array<ResolversTypes['Submission']> }>;
  SubmissionStatus: SubmissionStatus;
  SubmitSolutionInput: SubmitSolutionInput;
  SubmitSolutionPayload: ResolverTypeWrapper<Omit<SubmitSolutionPayload, 'submission' | 'viewer'> & { submission: ResolversTypes['Submission'], viewer: ResolversTypes['Viewer'] }>;
  TestResult: ResolverTypeWrapper<TestResult>;
  UpdateProfileInput: UpdateProfileInput;
  Viewer: ResolverTypeWrapper<Learner>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: AccessToken;
  AccountSession: AccountSession;
  Achievement: Achievement;
  ActivityDay: ActivityDay;
  Boolean: Scalars['Boolean']['output'];
  Category: Category;
  Challenge: ChallengeView;
  CodeInput: CodeInput;
  CompleteLessonInput: CompleteLessonInput;
  CompleteLessonPayload: Omit<CompleteLessonPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: CreateAccessTokenPayload;
  CreateProfileInput: CreateProfileInput;
  DateTime: Scalars['DateTime']['output'];
  EarnedAchievement: EarnedAchievement;
  EndSessionPayload: Omit<EndSessionPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Entry: Entry;
  ExecutionResult: ExecutionResult;
  Float: Scalars['Float']['output'];
  Hint: Hint;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JSONObject: Scalars['JSONObject']['output'];
  LabScenario: Scalars['LabScenario']['output'];
  Leaderboard: Leaderboard;
  LeaderboardEntry: LeaderboardEntry;
  LearningPath: LearningPath;
  LearningPathItem: LearningPathItem;
  Lesson: Lesson;
  LessonReference: LessonReference;
  Mutation: Record<PropertyKey, never>;
  Progress: Progress;
  Query: Record<PropertyKey, never>;
  RevokeAccessTokenPayload: Omit<RevokeAccessTokenPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Sample: Sample;
  String: Scalars['String']['output'];
  Submission: SubmissionSummary;
  SubmissionConnection: Omit<SubmissionConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Submission']> };
  SubmitSolutionInput: SubmitSolutionInput;
  SubmitSolutionPayload: Omit<SubmitSolutionPayload, 'submission' | 'viewer'> & { submission: ResolversParentTypes['Submission'], viewer: ResolversParentTypes['Viewer'] };
  TestResult: TestResult;
  UpdateProfileInput: UpdateProfileInput;
  Viewer: Learner;
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
  experienceReward?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityDay'] = ResolversParentTypes['ActivityDay']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  experiencePoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFrozen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  expectedOutput?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  experienceRequired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  experienceReward?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hints?: Resolver<Array<ResolversTypes['Hint']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructionsHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lab?: Resolver<Maybe<ResolversTypes['LabScenario']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  preparedBy?: Resolver<Maybe<ResolversTypes['LessonReference']>, ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['Sample']>, ParentType, ContextType>;
  starterCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeLimitSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tipHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EarnedAchievementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarnedAchievement'] = ResolversParentTypes['EarnedAchievement']> = {
  achievement?: Resolver<ResolversTypes['Achievement'], ParentType, ContextType>;
  earnedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  status?: Resolver<ResolversTypes['RunStatus'], ParentType, ContextType>;
  tests?: Resolver<Array<ResolversTypes['TestResult']>, ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lab?: Resolver<Maybe<ResolversTypes['LabScenario']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LessonState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LessonReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LessonReference'] = ResolversParentTypes['LessonReference']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  completeLesson?: Resolver<ResolversTypes['CompleteLessonPayload'], ParentType, ContextType, RequireFields<MutationCompleteLessonArgs, 'input'>>;
  createAccessToken?: Resolver<ResolversTypes['CreateAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createProfile?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationCreateProfileArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'confirmUsername'>>;
  endSession?: Resolver<ResolversTypes['EndSessionPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  executeCode?: Resolver<ResolversTypes['ExecutionResult'], ParentType, ContextType, RequireFields<MutationExecuteCodeArgs, 'input'>>;
  revealHint?: Resolver<ResolversTypes['Challenge'], ParentType, ContextType, RequireFields<MutationRevealHintArgs, 'challengeId' | 'rung'>>;
  revokeAccessToken?: Resolver<ResolversTypes['RevokeAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeAccessTokenArgs, 'id'>>;
  submitSolution?: Resolver<ResolversTypes['SubmitSolutionPayload'], ParentType, ContextType, RequireFields<MutationSubmitSolutionArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
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
  leaderboard?: Resolver<ResolversTypes['Leaderboard'], ParentType, ContextType, RequireFields<QueryLeaderboardArgs, 'first' | 'period'>>;
  lesson?: Resolver<Maybe<ResolversTypes['Lesson']>, ParentType, ContextType, RequireFields<QueryLessonArgs, 'id'>>;
  lessons?: Resolver<Array<ResolversTypes['Lesson']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
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

export type SubmissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Submission'] = ResolversParentTypes['Submission']> = {
  challenge?: Resolver<ResolversTypes['Challenge'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  experienceEarned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubmissionStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SubmissionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionConnection'] = ResolversParentTypes['SubmissionConnection']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType>;
};

export type SubmitSolutionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitSolutionPayload'] = ResolversParentTypes['SubmitSolutionPayload']> = {
  achievementsEarned?: Resolver<Array<ResolversTypes['Achievement']>, ParentType, ContextType>;
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
  stdin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  accessTokens?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  achievements?: Resolver<Array<ResolversTypes['EarnedAchievement']>, ParentType, ContextType>;
  activity?: Resolver<Array<ResolversTypes['ActivityDay']>, ParentType, ContextType, RequireFields<ViewerActivityArgs, 'days'>>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dataExport?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  experiencePoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  githubUsername?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isListed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  learningPath?: Resolver<ResolversTypes['LearningPath'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Progress'], ParentType, ContextType>;
  recentChallenges?: Resolver<Array<ResolversTypes['Challenge']>, ParentType, ContextType, RequireFields<ViewerRecentChallengesArgs, 'first'>>;
  recentLessons?: Resolver<Array<ResolversTypes['Lesson']>, ParentType, ContextType, RequireFields<ViewerRecentLessonsArgs, 'first'>>;
  sessions?: Resolver<Array<ResolversTypes['AccountSession']>, ParentType, ContextType>;
  streakDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submissions?: Resolver<ResolversTypes['SubmissionConnection'], ParentType, ContextType, RequireFields<ViewerSubmissionsArgs, 'first'>>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZoneChangeableAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  Achievement?: AchievementResolvers<ContextType>;
  ActivityDay?: ActivityDayResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Challenge?: ChallengeResolvers<ContextType>;
  CompleteLessonPayload?: CompleteLessonPayloadResolvers<ContextType>;
  CreateAccessTokenPayload?: CreateAccessTokenPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  EarnedAchievement?: EarnedAchievementResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  Entry?: EntryResolvers<ContextType>;
  ExecutionResult?: ExecutionResultResolvers<ContextType>;
  Hint?: HintResolvers<ContextType>;
  JSONObject?: GraphQLScalarType;
  LabScenario?: GraphQLScalarType;
  Leaderboard?: LeaderboardResolvers<ContextType>;
  LeaderboardEntry?: LeaderboardEntryResolvers<ContextType>;
  LearningPath?: LearningPathResolvers<ContextType>;
  LearningPathItem?: LearningPathItemResolvers<ContextType>;
  Lesson?: LessonResolvers<ContextType>;
  LessonReference?: LessonReferenceResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Progress?: ProgressResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RevokeAccessTokenPayload?: RevokeAccessTokenPayloadResolvers<ContextType>;
  Sample?: SampleResolvers<ContextType>;
  Submission?: SubmissionResolvers<ContextType>;
  SubmissionConnection?: SubmissionConnectionResolvers<ContextType>;
  SubmitSolutionPayload?: SubmitSolutionPayloadResolvers<ContextType>;
  TestResult?: TestResultResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

