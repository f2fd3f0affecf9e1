import { type AuthoredChallenge, type AuthoredCurriculum, lessonsBefore } from './authored.ts';
import { CONTENT_PATH, contentFolder, type ContentFolder, parseYaml } from './content-folder.ts';
import type { Achievement, Category, Curriculum } from './curriculum.ts';
import { loadChallenge } from './load-challenge.ts';
import { loadLesson } from './load-lesson.ts';
import { readPermanentIds } from './permanent-ids.ts';
import {
  achievementsSchema,
  categoriesSchema,
  learningPathSchema,
} from './schemas/curriculum-schemas.ts';

async function loadCategories(folder: ContentFolder): Promise<Category[]> {
  const file = 'categories.yml';
  return parseYaml(categoriesSchema, file, await folder.read(file, 'List the categories here.'));
}

async function loadAchievements(folder: ContentFolder): Promise<Achievement[]> {
  const file = 'achievements.yml';
  const text = await folder.read(file, 'List the achievements here.');
  return parseYaml(achievementsSchema, file, text).map(({ xp, ...achievement }) => ({
    ...achievement,
    experienceReward: xp,
  }));
}

async function loadLearningPath(folder: ContentFolder): Promise<string[]> {
  const file = 'learning-path.yml';
  const text = await folder.read(file, 'List the lessons here, in order.');
  return parseYaml(learningPathSchema, file, text);
}

/** Sorts by difficulty, then by the position of the last prerequisite lesson, then by title. */
function inOrder(challenges: readonly AuthoredChallenge[], path: readonly string[]) {
  const lastLesson = ({ prerequisites }: AuthoredChallenge): number =>
    Math.max(-1, ...prerequisites.map((id) => path.indexOf(id)));
  return challenges.toSorted(
    (left, right) =>
      left.challenge.difficulty - right.challenge.difficulty ||
      lastLesson(left) - lastLesson(right) ||
      left.challenge.title.localeCompare(right.challenge.title, 'en'),
  );
}

/**
 * Loads the curriculum with the parts that only authors see: solutions, mistakes, generators.
 *
 * @throws {ContentError} naming the file, the field and the fix
 */
export async function loadAuthoredCurriculum(
  directory: string = CONTENT_PATH,
): Promise<AuthoredCurriculum> {
  const folder = contentFolder(directory);
  const [categories, achievements, path, lessonFolders, slugs, permanentIds] = await Promise.all([
    loadCategories(folder),
    loadAchievements(folder),
    loadLearningPath(folder),
    folder.list('lessons'),
    folder.list('challenges'),
    readPermanentIds(folder),
  ]);
  const [lessons, challenges] = await Promise.all([
    Promise.all(path.map((id) => loadLesson(folder, id))),
    Promise.all(slugs.map((id) => loadChallenge(folder, id))),
  ]);
  const unlistedLessons = lessonFolders.filter((id) => !path.includes(id));
  return {
    categories,
    achievements,
    lessons,
    challenges: inOrder(challenges, path),
    unlistedLessons,
    permanentIds,
  };
}

/**
 * Loads the curriculum as it is published: lessons in path order, challenges by difficulty, Markdown compiled.
 *
 * @param directory the content folder; this repository's by default
 * @throws {ContentError} naming the file, the field and the fix
 */
export async function loadCurriculum(directory: string = CONTENT_PATH): Promise<Curriculum> {
  const authored = await loadAuthoredCurriculum(directory);
  const { categories, achievements, lessons, challenges } = authored;
  return {
    categories,
    achievements,
    lessons: lessons.map(({ lesson }) => lesson),
    challenges: challenges.map((entry) => ({
      ...entry.challenge,
      lessonId: lessonsBefore(authored, entry).at(-1)?.lesson.id ?? null,
    })),
  };
}
