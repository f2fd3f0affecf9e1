import { z } from 'zod';

import { labScenarioSchema } from '../../sandbox/lab/scenario.ts';
import { difficulty, minutes, sentence, slug, title } from './fields.ts';

/** The front matter of `lesson.md`. */
export const lessonSchema = z.strictObject({
  title,
  description: sentence,
  category: slug,
  difficulty,
  estimated_time: minutes,
  /** The skills that the lesson teaches, in a few words each. Challenges must use the same words. */
  skills: z.array(title).min(1, 'Name at least one skill.'),
  /** The simulated network for its programs. */
  lab: labScenarioSchema.nullable().default(null),
});
