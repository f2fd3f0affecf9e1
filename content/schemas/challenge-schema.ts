import { z } from 'zod';

import { DEFAULT_LIMITS } from '../../sandbox/contract.ts';
import { labScenarioSchema } from '../../sandbox/lab/scenario.ts';
import { experienceOf } from '../experience-of.ts';
import { difficulty, experience, functionName, sentence, slug, title } from './fields.ts';

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

/** `challenge.yml`. */
export const challengeSchema = z
  .strictObject({
    title,
    description: sentence,
    category: slug,
    difficulty,
    xp: experience,
    language: z.literal('python', 'Write `python`, the only language that runs.'),
    entry,
    limits: limits.default(DEFAULT_LIMITS),
    lab: labScenarioSchema.nullable().default(null),
    /** The skills that the challenge trains, in a few words each. */
    skills: z.array(title).min(1, 'Name at least one skill.'),
    /** Lessons and challenges that should come first. */
    prerequisites: z.array(slug).default([]),
    /** Names for samples whose file name isn't enough, by file name without extension. */
    names: z.record(z.string(), title).default({}),
  })
  .refine((challenge) => challenge.xp === experienceOf(challenge.difficulty), {
    path: ['xp'],
    error: 'Give 25, 50, 100, 175 or 300 XP, for difficulty 1 to 5.',
  });
