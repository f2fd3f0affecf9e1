import { z } from '@hono/zod-openapi';
import { FAILURE_STATUS } from '../../domain/app-error.ts';
import { LANGUAGES } from '../../domain/language.ts';
import { ownCases } from './draft-schemas.ts';
import * as examples from './examples.ts';
import { orNull } from './or-null.ts';
import { preparation } from './preparation-schemas.ts';
import { submissionFeedback } from './feedback-schemas.ts';

/** The request and response schemas. Their names come from the specification. */

export const errorAnswer = z
  .object({
    error: z
      .string()
      .openapi({ description: 'A message for people: what went wrong and what to do.' }),
    code: z
      .enum([...Object.keys(FAILURE_STATUS), 'METHOD_NOT_ALLOWED', 'INTERNAL_SERVER_ERROR'])
      .openapi({ description: 'A code for programs.' }),
  })
  .openapi('Error');

export const category = z
  .object({ id: z.string(), name: z.string(), description: z.string() })
  .openapi('Category', { example: examples.category });

export const profile = z
  .object({
    id: z.string(),
    email: z.string(),
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    avatar_url: z.string().nullable(),
    github_username: z.string().nullable(),
    github_id: z.string().nullable(),
    oauth_provider: z.string().nullable(),
    created_at: z.string(),
    experience_points: z.int(),
    level: z.int().openapi({ description: 'Starts at 1 and rises by 1 for every 100 XP.' }),
    streak_days: z.int(),
    freezes_left: z.int().openapi({
      description:
        "How many of the two freezes of the learner's current calendar month are left. Each one keeps the streak on a missed day.",
    }),
    is_anonymous: z.boolean().openapi({
      description:
        'Whether the learner is trying Packetsmith without an account. Such a learner is deleted 30 days after the last visit.',
    }),
  })
  .openapi('Profile', { example: examples.profile });

export const challenge = z
  .object({
    id: z.string().openapi({ example: 'port-scanner' }),
    title: z.string(),
    description: z.string(),
    difficulty: z.int().openapi({ description: '1 Beginner, 2 Easy, 3 Medium, 4 Hard, 5 Expert.' }),
    experience_reward: z.int(),
    experience_required: z.int(),
    category_id: z.string(),
    category,
    language: z.enum(LANGUAGES),
    is_locked: z.boolean(),
    is_completed: z.boolean(),
    solved_at: z.string().nullable().openapi({ description: "Null if it isn't solved." }),
    last_result: z.object({ passed_count: z.int(), case_count: z.int() }).nullable().openapi({
      description: "The tests of the learner's last graded submission. Null if there is none.",
    }),
    skills: z.array(z.string()).openapi({
      description:
        'What it trains, in the words of the lessons that teach it. Visible while locked.',
    }),
    has_lab: z
      .boolean()
      .openapi({ description: 'Whether it runs on a simulated network. Visible while locked.' }),
    evidence_from: z.string().nullable().openapi({
      description:
        "The attack whose accepted solution leaves evidence for this challenge, its defense. Null if it isn't the defense of a chain.",
    }),
    instructions: z.string().nullable().openapi({ description: 'In Markdown. Null while locked.' }),
    starter_code: z.string().nullable().openapi({ description: 'Null while locked.' }),
    expected_output: z.string().nullable(),
    tip: z.string().nullable(),
    ...preparation,
  })
  .openapi('Challenge', { example: examples.challenge });

export const recentChallenges = z
  .object({ challenges: z.array(challenge) })
  .openapi('RecentChallenges', { example: { challenges: [examples.challenge] } });

const submission = z
  .object({
    id: z.string(),
    challenge_id: z.string(),
    challenge_title: z.string(),
    submitted_at: z.string(),
    status: z.enum(['pending', 'accepted', 'failed']),
    passed_count: z
      .int()
      .nullable()
      .openapi({ description: 'The number of cases that passed. Null while it is pending.' }),
    case_count: z.int().nullable(),
  })
  .openapi('Submission', { example: examples.submission });

export const recentSubmissions = z
  .object({ submissions: z.array(submission) })
  .openapi('RecentSubmissions', { example: { submissions: [examples.submission] } });

export const submissionPage = recentSubmissions
  .extend({
    next_cursor: z
      .string()
      .nullable()
      .openapi({ description: 'The value of `cursor` for the next page. Null on the last page.' }),
  })
  .openapi('SubmissionPage', {
    example: { submissions: [examples.submission], next_cursor: examples.submission.id },
  });

export const achievement = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    icon: z.string().openapi({ description: 'The name of an icon of the web client.' }),
    icon_url: z
      .string()
      .openapi({ description: "The path of the same icon on the product's site, as an SVG file." }),
    experience_reward: z.int(),
    earned_at: z.string().nullable().openapi({
      description: 'When the learner earned it. Null until then, and for visitors.',
    }),
  })
  .openapi('Achievement', { example: examples.achievement });

export const achievementsAhead = z
  .object({
    achievements: z.array(
      z.object({
        achievement,
        progress: z
          .object({ done: z.int(), total: z.int().openapi({ description: 'At least 2.' }) })
          .nullable()
          .openapi({
            description:
              'How far the learner has come with it. Null if it takes a single event, or depends on how a challenge is solved.',
          }),
      }),
    ),
  })
  .openapi('AchievementsAhead', {
    example: { achievements: [examples.achievementAhead] },
  });

export const dashboardProgress = z
  .object({
    total_challenges_completed: z.int(),
    total_lessons_completed: z.int(),
    streak_days: z.int(),
  })
  .openapi('DashboardProgress', {
    example: { total_challenges_completed: 4, total_lessons_completed: 6, streak_days: 3 },
  });

export const dataExport = z.record(z.string(), z.unknown()).openapi('DataExport', {
  description: 'An object or a list for each kind of stored data.',
  example: { profile: { username: 'ada' }, submissions: [] },
});

export const codeBody = z
  .object({
    code: z.string(),
    challenge_id: z.string(),
    language: z.enum(['python', 'javascript', 'bash']).default('python'),
  })
  .openapi('Code', {
    example: { code: 'print("Hello")', challenge_id: 'first-contact', language: 'python' },
  });

export const runBody = codeBody
  .extend({
    own_cases: ownCases,
    recorded_case: z.int().min(0).optional().openapi({
      description:
        'The index of a case that is recorded: the samples come first, from 0, then the own cases. Only this case runs.',
    }),
  })
  .openapi('Run', {
    example: { code: 'print("Hello")', challenge_id: 'first-contact', language: 'python' },
    description: 'The own cases run after the samples. Submissions never run them.',
  });

const testResult = z.object({
  name: z.string(),
  success: z.boolean(),
  output: z.string().nullable().openapi({
    description:
      'Standard output and standard error in order, cut off at the output limit. Null for a hidden case.',
  }),
  stdout: z.string().nullable().openapi({
    description:
      'Standard output alone, which is compared. For a function, its return value as JSON. Null for a hidden case.',
  }),
  expected_output: z.string().nullable(),
  error: z.string().nullable(),
  is_hidden: z.boolean(),
});

const executionResult = z
  .object({
    success: z.boolean(),
    status: z.string(),
    output: z.string(),
    error: z.string().nullable(),
    execution_time: z.number().openapi({ description: 'In seconds.' }),
    is_local: z.literal(false),
    test_results: z.array(testResult),
    achievements_earned: z.array(achievement),
  })
  .openapi('ExecutionResult', { example: examples.executionResult });

export const runResult = executionResult
  .extend({
    recording: z.string().nullable().openapi({
      description:
        "What the recorded case did, step by step, as lines of JSON of at most 512 KB. It comes from the program's own interpreter. Null if nothing was recorded.",
    }),
  })
  .openapi('RunResult', { example: { ...examples.executionResult, recording: null } });

export const submissionDetail = submission
  .extend({
    language: z.enum(LANGUAGES),
    code: z.string(),
    experience_earned: z.int(),
    result: orNull(executionResult).openapi({ description: 'Null while the code is running.' }),
    feedback: orNull(submissionFeedback).openapi({ description: 'Null unless it failed.' }),
  })
  .openapi('SubmissionDetail', {
    example: {
      ...examples.submission,
      language: 'python',
      code: 'print("22\\n80")',
      experience_earned: 50,
      result: examples.executionResult,
      feedback: null,
    },
  });

export const submissionResult = executionResult
  .extend({
    submission_id: z.string(),
    experience_earned: z.int(),
    experience_available_at: z.string().nullable().openapi({
      description:
        'From when on solving the challenge earns XP again. Null unless the solutions were shown before it was solved.',
    }),
    feedback: orNull(submissionFeedback).openapi({ description: 'Null if it was accepted.' }),
    profile,
  })
  .openapi('SubmissionResult', {
    example: {
      ...examples.executionResult,
      submission_id: examples.submission.id,
      experience_earned: 50,
      experience_available_at: null,
      feedback: null,
      profile: examples.profile,
    },
  });

export const oauthProfileBody = z
  .object({
    username: z.string(),
    first_name: z.string().default(''),
    last_name: z.string().default(''),
    time_zone: z.string().optional().openapi({
      description:
        "The IANA name of the learner's time zone. UTC is used if it is omitted or unknown.",
    }),
  })
  .loose()
  .openapi('OauthProfile', {
    example: { username: 'ada', first_name: 'Ada', last_name: '', time_zone: 'Europe/London' },
    description:
      'Other fields are ignored: the auth server provides the data of the third-party account.',
  });

export const oauthProfileResult = z
  .object({ success: z.literal(true), profile })
  .openapi('OauthProfileResult', { example: { success: true, profile: examples.profile } });
