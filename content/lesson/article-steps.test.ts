import { expect, test } from 'vitest';

import type { LessonBlock, LessonStep } from '../../domain/exercise.ts';
import { loadCurriculum } from '../load-curriculum.ts';
import { articleSteps } from './article-steps.ts';

const { lessons } = await loadCurriculum();

const ARTICLE = `A first sentence.

## What \`print\` shows

Look:

\`\`\`python report.py says one thing
print(input())
\`\`\`

\`\`\`input
hello
\`\`\`

\`\`\`output
hello
\`\`\`

\`\`\`text
## not a heading
\`\`\`

## What \`print\` shows

::: check Why?
Because.
:::
`;

function wordsOf(html: string): string[] {
  // Each code line is an element of its own, so a tag separates words only where it ends a block or a line.
  const text = html
    .replaceAll('<span class="line">', ' ')
    .replaceAll('</span><span>', ' ')
    .replaceAll(/<\/?(?:span|code|strong|em|a)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ');
  return text.split(/\s+/).filter((word) => word !== '');
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function htmlOf(block: LessonBlock): string {
  if (block.kind === 'prose') return block.html;
  if (block.kind === 'exercise') return '';
  const { fileName, caption, codeHtml, stdin, output } = block.program;
  const title = fileName === '' ? '' : `${fileName} ${caption}`;
  return [escaped(title), codeHtml, escaped(stdin), escaped(output ?? '')].join(' ');
}

const textOf = (step: LessonStep): string =>
  [escaped(step.title), ...step.blocks.map(htmlOf)].join(' ');

test('every heading starts a step, and every Python block becomes a program', () => {
  const steps = articleSteps(ARTICLE);
  expect(steps.map(({ id, title }) => [id, title])).toEqual([
    ['introduction', 'Introduction'],
    ['what-print-shows', 'What print shows'],
    ['what-print-shows-2', 'What print shows'],
  ]);
  expect(steps[1]?.blocks).toMatchObject([
    { kind: 'prose', html: '<p>Look:</p>\n' },
    {
      kind: 'program',
      program: {
        fileName: 'report.py',
        caption: 'says one thing',
        code: 'print(input())\n',
        stdin: 'hello\n',
        output: 'hello\n',
      },
    },
    { kind: 'prose', html: expect.stringContaining('## not a heading') as string },
  ]);
  expect(steps[2]?.blocks).toMatchObject([{ html: expect.stringContaining('<details') as string }]);
});

const articles = lessons.filter(({ exerciseKeys }) => Object.keys(exerciseKeys).length === 0);

test.each(articles)('no word of $id is lost in its steps', ({ content, steps }) => {
  const withoutTitles = steps.map((step) =>
    step.id === 'introduction' ? { ...step, title: '' } : step,
  );
  expect(wordsOf(withoutTitles.map(textOf).join(' '))).toEqual(wordsOf(content.html));
});

test.each(articles)('the step ids of $id are unique', ({ steps }) => {
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
});
