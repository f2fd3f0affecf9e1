import { estimateMinutes } from '../domain/lesson-time.ts';
import type { AuthoredLesson } from './authored.ts';
import { checkSources } from './check-sources.ts';
import { ContentError } from './content-error.ts';
import { type ContentFolder, parseYaml } from './content-folder.ts';
import type { Lesson } from './curriculum.ts';
import { loadApps } from './load-apps.ts';
import { compileMarkdown } from './markdown/compile-markdown.ts';
import { loadRecordings } from './lesson/recordings.ts';
import { practiceSteps } from './lesson/practice-steps.ts';
import { highlightPython } from './markdown/highlight-python.ts';
import { lessonSchema } from './schemas/curriculum-schemas.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** A lesson's file: its front matter, its body, and the number of the body's first line. */
interface LessonFile {
  head: string;
  body: string;
  firstLine: number;
}

function splitFrontMatter(file: string, text: string): LessonFile {
  const match = FRONT_MATTER.exec(text);
  if (match) {
    const body = (match[2] ?? '').trim();
    const firstLine = text.slice(0, text.lastIndexOf(body)).split('\n').length;
    return { head: match[1] ?? '', body, firstLine };
  }
  const fix = 'Begin with front matter between two lines of three dashes.';
  throw new ContentError([{ file, field: 'front matter', fix }]);
}

async function loadExample(folder: ContentFolder, path: string): Promise<Lesson['example']> {
  const code = await folder.readOptional(`${path}/example.py`);
  if (code === null) return null;
  const fix = 'Write what example.py prints.';
  const output = await folder.read(`${path}/example_output.txt`, fix);
  return { code, codeHtml: highlightPython(code), output };
}

/** @throws {ContentError} naming the file, the field and the fix */
export async function loadLesson(folder: ContentFolder, id: string): Promise<AuthoredLesson> {
  const path = `lessons/${id}`;
  const file = `${path}/lesson.md`;
  const text = await folder.read(file, 'Write the lesson, or remove it from learning-path.yml.');
  const { head, body, firstLine } = splitFrontMatter(file, text);
  const { format: _format, reviews, sources, ...fields } = parseYaml(lessonSchema, file, head);
  checkSources({ file, texts: [body], sources });
  const recordings = await loadRecordings(folder, path);
  const fixtures = (await folder.readOptional(`${path}/fixtures.py`)) ?? '';
  const source = { file, firstLine, body, reviews, recordings, fixtures };
  const { markdown, finds, mistakes, ...practice } = practiceSteps(source);
  const lesson: Lesson = {
    id,
    title: fields.title,
    description: fields.description,
    categoryId: fields.category,
    difficulty: fields.difficulty,
    estimatedMinutes: fields.estimated_time ?? estimateMinutes(practice.steps),
    lab: await loadApps(folder, path, fields.lab),
    example: await loadExample(folder, path),
    skills: fields.skills,
    reviews,
    ...(fields.split_from === undefined ? {} : { splitFrom: fields.split_from }),
    content: { markdown, html: compileMarkdown(markdown) },
    ...practice,
  };
  return { lesson, recordings, finds, mistakes, folder: path };
}
