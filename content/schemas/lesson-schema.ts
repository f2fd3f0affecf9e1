import { z } from 'zod';

import { difficulty, minutes, sentence, slug, title } from './fields.ts';

/** The front matter of `lesson.md`. */
export const lessonSchema = z.strictObject({
  title,
  description: sentence,
  category: slug,
  difficulty,
  estimated_time: minutes,
});
