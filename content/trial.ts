import { z } from 'zod';
import { CONTENT_PATH, contentFolder, parseYaml } from './content-folder.ts';
import type { Case } from './curriculum.ts';
import { loadChallenge } from './load-challenge.ts';
import { loadLesson } from './load-lesson.ts';

/** The challenge on the landing page, whose texts are about it. */
const TRIAL_ID = 'first-contact';

/** What visitors get of the challenge that they can try. All of it is public. */
interface Trial {
  id: string;
  title: string;
  description: string;
  starterCode: string;
  experienceReward: number;
  /** Wall clock per case. */
  timeLimitSeconds: number;
  samples: Case[];
  /** In Markdown, the gentlest first. */
  hints: string[];
  /** Where the learning path begins. */
  firstLesson: { id: string; title: string };
}

/**
 * Reads the challenge that visitors can try.
 *
 * @throws {ContentError} naming the file, the field and the fix
 */
export async function loadTrial(directory: string = CONTENT_PATH): Promise<Trial> {
  const folder = contentFolder(directory);
  const { challenge } = await loadChallenge(folder, TRIAL_ID);
  const { id, title, description, starterCode, experienceReward, limits, samples, hints } =
    challenge;
  return {
    id,
    title,
    description,
    starterCode: starterCode.trimEnd(),
    experienceReward,
    timeLimitSeconds: limits.wallMs / 1000,
    samples,
    hints: hints.map(({ markdown }) => markdown),
    firstLesson: await loadFirstLesson(folder),
  };
}

async function loadFirstLesson(folder: ReturnType<typeof contentFolder>) {
  const file = 'learning-path.yml';
  const text = await folder.read(file, 'List the lessons in the order in which they unlock.');
  const [firstId] = parseYaml(z.tuple([z.string()], z.string()), file, text);
  const { lesson } = await loadLesson(folder, firstId);
  return { id: lesson.id, title: lesson.title };
}
