import { createReadStream } from 'node:fs';
import path from 'node:path';
import { msw } from 'msw/vite';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { Challenge, Curriculum, Lesson, Prose } from '../../content/curriculum.ts';
import { loadCurriculum } from '../../content/load-curriculum.ts';
import type { LessonStep } from '../../domain/exercise.ts';
import { globalId, presentBlocks } from '../../functions/graphql/lesson-steps.ts';
import { PROJECT } from '../../infra/build/build-step.ts';
import { PYTHON_RUNTIME } from '../../infra/build/build-steps.ts';

const MS_PER_SECOND = 1_000;
const MODULE_ID = 'virtual:sample-curriculum';

/** Provides the curriculum as a module, without hidden cases and solutions, which only the server may see. */
function sampleCurriculum(): Plugin {
  return {
    name: 'packetsmith:sample-curriculum',
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      return `export const curriculum = ${JSON.stringify(presentCurriculum(await loadCurriculum()))};`;
    },
  };
}

/** Returns the public part of the curriculum, as the API returns it. */
export function presentCurriculum(curriculum: Curriculum) {
  const { categories, lessons, challenges, achievements } = curriculum;
  const categoryOf = ({ categoryId }: Lesson | Challenge) =>
    categories.find(({ id }) => id === categoryId);
  return {
    categories,
    achievements,
    lessons: lessons.map((lesson) => ({ ...lessonFields(lesson), category: categoryOf(lesson) })),
    challenges: challenges.map((challenge) => ({
      ...challengeFields(challenge),
      category: categoryOf(challenge),
      preparedBy: referenceTo(challenge.lessonId, lessons),
      prerequisites: challenge.prerequisites.flatMap((id) => prerequisiteOf(id, curriculum)),
    })),
  };
}

function lessonFields({ exerciseKeys: _secret, ...shown }: Lesson) {
  const { content, example, lab, steps, ...lesson } = shown;
  return {
    ...lesson,
    steps: steps.map((step) => stepFields(lesson.id, step)),
    measuredMinutes: null,
    content: content.markdown,
    contentHtml: content.html,
    exampleCode: example?.code ?? null,
    exampleCodeHtml: example?.codeHtml ?? null,
    exampleOutput: example?.output ?? null,
    lab,
  };
}

function stepFields(lessonId: string, { id, title, blocks }: LessonStep) {
  return {
    id: globalId(lessonId, id),
    slug: id,
    title,
    blocks: presentBlocks({ lessonId, blocks }),
  };
}

function challengeFields(challenge: Challenge) {
  const { hiddenCases: _hidden, casePool: _pool, practiceCases: _practice, ...others } = challenge;
  const { mistakes: _mistakes, solutions: _solutions, evidence, find, ...shown } = others;
  const { instructions, tip, hints, debrief, limits, lab, language, entry } = challenge;
  return {
    ...shown,
    ...evidenceFields(evidence),
    lineFind: find
      ? { ...find.shown, state: 'OPEN', wrongLines: [], canShow: false, lines: [], why: null }
      : null,
    language: language.toUpperCase(),
    entry: {
      kind: entry.kind.toUpperCase(),
      functionName: entry.kind === 'function' ? entry.name : null,
    },
    timeLimitSeconds: limits.wallMs / MS_PER_SECOND,
    lab,
    instructions: instructions.markdown,
    instructionsHtml: instructions.html,
    tip: tip?.markdown ?? null,
    tipHtml: tip?.html ?? null,
    hintTexts: hints.map(textOf),
    debriefText: debrief && textOf(debrief),
  };
}

function evidenceFields(evidence: Challenge['evidence']) {
  if (!evidence) return { evidenceFrom: null, evidenceSample: null };
  return { evidenceFrom: evidence.from, evidenceSample: evidence.stock[0]?.sample ?? null };
}

function textOf({ markdown, html }: Prose) {
  return { text: markdown, textHtml: html };
}

function referenceTo(lessonId: string | null, lessons: readonly Lesson[]) {
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const lesson = lessons[index];
  return lesson ? { id: lesson.id, title: lesson.title, position: index + 1 } : null;
}

interface SamplePrerequisite {
  id: string;
  kind: 'LESSON' | 'CHALLENGE';
  title: string;
  minutes: number | null;
}

function prerequisiteOf(id: string, { lessons, challenges }: Curriculum): SamplePrerequisite[] {
  const lesson = lessons.find((one) => one.id === id);
  if (lesson)
    return [{ id, kind: 'LESSON', title: lesson.title, minutes: lesson.estimatedMinutes }];
  const challenge = challenges.find((one) => one.id === id);
  return challenge ? [{ id, kind: 'CHALLENGE', title: challenge.title, minutes: null }] : [];
}

const RUNTIME_PATH = '/runtime/python';
const JAVASCRIPT = { 'content-type': 'text/javascript' };

/**
 * Serves the web client from its sources, with the sample network in front of it.
 *
 * @param port on the loopback interface; it must be free
 */
export async function startSampleSite(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: path.join(PROJECT, 'web/vite.config.ts'),
    plugins: [msw({ mode: 'worker-only' }), sampleCurriculum(), startWithSamples(), runtimeFiles()],
    server: { port, strictPort: true },
    // The playground needs a server, and packages that only a build can bring together with Monaco.
    optimizeDeps: { entries: ['index.html'] },
  });
  return server.listen();
}

/** Starts the sample network before the client. */
function startWithSamples(): Plugin {
  return {
    name: 'packetsmith:start-with-samples',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/main.tsx', '/testing/development/main.ts'),
    },
  };
}

/** Serves the files of the Python runtime unchanged, because the client checks their digests. */
function runtimeFiles(): Plugin {
  return {
    name: 'packetsmith:runtime-files',
    configureServer: ({ middlewares }) => {
      middlewares.use(RUNTIME_PATH, (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const file = path.join(PROJECT, PYTHON_RUNTIME.output, path.basename(pathname));
        const stream = createReadStream(file);
        stream.once('error', () => next());
        stream.once('open', () => {
          response.writeHead(200, file.endsWith('.js') ? JAVASCRIPT : {});
          stream.pipe(response);
        });
      });
    },
  };
}
