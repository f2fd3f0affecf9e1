import { z } from 'zod';
import type { AchievementRule } from '../../domain/achievements.ts';
import type { Difficulty } from '../../domain/difficulty.ts';
import { LANGUAGES } from '../../domain/language.ts';
import { DEFAULT_LIMITS } from '../../sandbox/contract.ts';
import { labScenarioSchema } from '../../sandbox/lab/scenario.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The longest text that fits on a card, in characters. */
const LONGEST_SENTENCE = 160;
const LONGEST_TITLE = 48;

/** An id that never changes. */
export const slug = z
  .string('Enter a slug.')
  .regex(SLUG, 'Use lowercase letters, digits and single hyphens.');

/** The name of a Python function. */
export const functionName = z
  .string('Enter the name of a function.')
  .regex(/^[a-z_][a-z0-9_]*$/, 'Use lowercase letters, digits and underscores.');

/** A name or a title. */
const title = z
  .string('Enter a title.')
  .min(1, 'Enter a title.')
  .max(LONGEST_TITLE, `Shorten it to ${LONGEST_TITLE} characters.`);

/** One or two sentences that learners read before they open an item. */
const sentence = z
  .string('Write a sentence.')
  .max(LONGEST_SENTENCE, `Shorten it to ${LONGEST_SENTENCE} characters.`)
  .regex(/^\S.*[.?]$/, 'Write a sentence that ends with a period.');

/** What learners read about a line of code. */
const explanation = z
  .string('Write a sentence.')
  .max(400, 'Shorten it to 400 characters.')
  .regex(/^\S[^]*[.?]$/, 'Write a sentence that ends with a period.');

/** The number of a line, from 1. */
const line = z.int('Use line numbers.').min(1, 'Lines start at 1.');

/** 1 to 5. */
const difficulty = z.literal<Difficulty[]>([1, 2, 3, 4, 5], 'Use a difficulty from 1 to 5.');

/** XP for solving a challenge. */
const experience = z
  .int('Enter a whole number of XP.')
  .min(25, 'Use at least 25 XP.')
  .max(300, 'Use at most 300 XP.');

/** Minutes of reading and trying. */
const minutes = z
  .int('Enter a whole number of minutes.')
  .min(1, 'Use at least one minute.')
  .max(60, 'Use at most 60 minutes, or split the lesson.');

const EXPERIENCE: Record<Difficulty, number> = { 1: 25, 2: 50, 3: 100, 4: 175, 5: 300 };

/** Returns the XP for a challenge of this difficulty. */
function experienceOf(difficulty: Difficulty): number {
  return EXPERIENCE[difficulty];
}

const entry = z
  .union(
    [z.literal('program'), z.strictObject({ function: functionName })],
    'Write `program`, or `{ function: name }` with a Python name.',
  )
  .transform((value) =>
    value === 'program'
      ? ({ kind: 'program' } as const)
      : ({ kind: 'function', name: value.function } as const),
  );

const limits = z
  .strictObject({
    wall_ms: z.int().min(100).max(10_000).default(DEFAULT_LIMITS.wallMs),
    output_bytes: z.int().min(1_024).max(262_144).default(DEFAULT_LIMITS.outputBytes),
  })
  .transform(({ wall_ms, output_bytes }) => ({ wallMs: wall_ms, outputBytes: output_bytes }));

/** Where the facts of a text come from: standards, papers, measurements. Each says what was taken from it. */
const sources = z
  .array(z.string().trim().min(10, 'Name the source and what comes from it.'))
  .default([]);

/** `challenge.yml`. */
export const challengeSchema = z
  .strictObject({
    /** With advice for each mistake, alternative solutions, and cases for practice. */
    format: z.literal(2, 'Write `format: 2`.'),
    title,
    description: sentence,
    category: slug,
    difficulty,
    xp: experience,
    language: z.enum(LANGUAGES, `Write one of the languages that run: ${LANGUAGES.join(', ')}.`),
    entry,
    limits: limits.default(DEFAULT_LIMITS),
    lab: labScenarioSchema.nullable().default(null),
    /** The skills that the challenge trains, in a few words each. */
    skills: z.array(title).min(1, 'List at least one skill.'),
    /** Lessons and challenges that should come first. */
    prerequisites: z.array(slug).default([]),
    sources,
    /** The attack whose result becomes input of this defense, as evidence/evidence.py says. */
    evidence: z
      .strictObject({
        from: slug,
        /** What is taken from the attack: what it printed or returned, or a log of its lab. */
        take: z.enum(
          ['artifacts', 'http', 'connections', 'packets', 'dns'],
          'Write `artifacts` for what the attack prints or returns, or a log of its lab: `http`, `connections`, `packets` or `dns`.',
        ),
        /** The items that the evidence needs; with fewer, the authors' recordings take its place. */
        needs: z.int().min(1),
      })
      .optional(),
    /** The question for the faulty line of starter.py, which learners answer before they repair it. */
    find: z
      .strictObject({
        question: z.string().regex(/^\S.*\?$/, 'Write a question that ends with a question mark.'),
        /** The faulty lines. Marking one of them is enough. */
        lines: z.array(line).min(1, 'Name the faulty line.'),
        /** The lines that can be marked; all that have code without it. */
        choices: z.array(line).min(4, 'Let learners choose from at least four lines.').optional(),
        why: explanation,
        /** What to say about other lines, by their number. */
        feedback: z
          .record(z.string().regex(/^[1-9]\d*$/, 'Use line numbers.'), explanation)
          .default({}),
      })
      .optional(),
    /** Names for cases whose file name isn't enough, by file name without extension. */
    names: z.record(z.string(), title).default({}),
  })
  .refine((challenge) => challenge.xp === experienceOf(challenge.difficulty), {
    path: ['xp'],
    error: 'Use 25, 50, 100, 175 or 300 XP, for difficulty 1 to 5.',
  });

/** The front matter of `lesson.md`. */
export const lessonSchema = z.strictObject({
  /** Steps with exercises. */
  format: z.literal(2, 'Write `format: 2`.'),
  title,
  description: sentence,
  category: slug,
  difficulty,
  /** In minutes. Without it, a rule estimates the time from the steps. */
  estimated_time: minutes.optional(),
  /** The skills that the lesson teaches, in a few words each. Challenges must use the same words. */
  skills: z.array(title).min(1, 'List at least one skill.'),
  /** Skills of earlier lessons that its exercises practice again. */
  reviews: z.array(title).default([]),
  sources,
  /** The lesson that taught this before it was split in two. Completing it before the split counts for this one, too. */
  split_from: slug.optional(),
  /** The simulated network for its programs. */
  lab: labScenarioSchema.nullable().default(null),
});

/** `categories.yml`. */
export const categoriesSchema = z.array(
  z.strictObject({ id: slug, name: title, description: sentence }),
  'List the categories.',
);

/** `learning-path.yml`. */
export const learningPathSchema = z
  .array(slug, 'List the lessons.')
  .min(1, 'List at least one lesson.');

const count = z.int().min(1);

const rule = z.union(
  [
    z.literal('whole-path').transform(() => ({ kind: 'whole-path' }) as const),
    z
      .strictObject({
        milestone: z.enum([
          'challengesCompleted',
          'lessonsCompleted',
          'streakDays',
          'experiencePoints',
          'hardestSolved',
        ]),
        at_least: count,
      })
      .transform(({ milestone, at_least }) => ({
        kind: 'at-least' as const,
        milestone,
        count: at_least,
      })),
    z
      .strictObject({ solve: slug })
      .transform(({ solve }) => ({ kind: 'solved' as const, challengeId: solve })),
    z
      .strictObject({ finish: slug })
      .transform(({ finish }) => ({ kind: 'finished' as const, categoryId: finish })),
    z.strictObject({ first_try_from: difficulty }).transform((craft) => ({
      kind: 'first-try' as const,
      fromDifficulty: craft.first_try_from,
    })),
    z
      .strictObject({ unaided_from: difficulty })
      .transform((craft) => ({ kind: 'unaided' as const, fromDifficulty: craft.unaided_from })),
    z
      .strictObject({ submissions: count })
      .transform(({ submissions }) => ({ kind: 'persistent' as const, submissions })),
  ],
  'Write a milestone and the number to reach, or one of the rules at the top of this file.',
) satisfies z.ZodType<AchievementRule>;

/** `achievements.yml`. */
export const achievementsSchema = z.array(
  z.strictObject({
    id: slug,
    name: title,
    description: sentence,
    icon: z.string().regex(/^a-[a-z-]+$/, 'Use an icon of the web client, such as a-first-packet.'),
    // So little that achievements alone don't open the challenges.
    xp: z.literal(5, 'Use 5 XP, as for every achievement.'),
    rule,
  }),
  'List the achievements.',
);
