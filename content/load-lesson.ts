import type { AuthoredLesson } from './authored.ts';
import { ContentError } from './content-error.ts';
import { type ContentFolder, parseYaml } from './content-folder.ts';
import type { Lesson } from './curriculum.ts';
import { compileMarkdown } from './markdown/compile-markdown.ts';
import { articleSteps } from './lesson/article-steps.ts';
import { highlightPython } from './markdown/highlight-python.ts';
import { lessonSchema } from './schemas/curriculum-schemas.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

function splitFrontMatter(file: string, text: string): { head: string; body: string } {
  const match = FRONT_MATTER.exec(text);
  if (match) return { head: match[1] ?? '', body: (match[2] ?? '').trim() };
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
  const { head, body } = splitFrontMatter(file, text);
  const fields = parseYaml(lessonSchema, file, head);
  const lesson: Lesson = {
    id,
    title: fields.title,
    description: fields.description,
    categoryId: fields.category,
    difficulty: fields.difficulty,
    estimatedMinutes: fields.estimated_time,
    content: { markdown: body, html: compileMarkdown(body) },
    lab: fields.lab,
    example: await loadExample(folder, path),
    skills: fields.skills,
    reviews: [],
    steps: articleSteps(body),
    exerciseKeys: {},
  };
  return { lesson, folder: path };
}
