import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPythonRuntime } from '../../../sandbox/python/build.ts';
import { RUNTIME_FILES } from '../../../sandbox/python/runtime-files.ts';
import { readManifest } from '../../../sandbox/python/runtime-manifest.ts';
import { runRequest, RUNTIME_DIR } from '../../../sandbox/python/sealed-python-for-tests.ts';
import { PROJECT } from '../../build/build-step.ts';
import { bundleEntry } from '../../build/bundle-entry.ts';
import { bundleFunctions } from '../../build/bundle-functions.ts';
import { startLambdaLike, TRACE_ID } from './fixtures/start-lambda-like.ts';

/** Longer than the sandbox waits for anything, so that every timer is overdue when the environment goes on. */
const FREEZE_MS = 11_000;

let directory: string;
const imageOf = (engine: string): string => path.join(directory, engine, 'execution');

/** Copies the image without what the fork engine needs, as a build on another machine would make it. */
async function removeForks(): Promise<void> {
  await cp(imageOf('fork'), imageOf('process'), { recursive: true });
  const runtime = path.join(imageOf('process'), 'runtime/python');
  const manifest = await readManifest(runtime);
  const { [RUNTIME_FILES.forkServer]: _removed, ...files } = manifest?.files ?? {};
  await writeFile(
    path.join(runtime, RUNTIME_FILES.manifest),
    JSON.stringify({ ...manifest, files }),
  );
}

/** Replaces the function by the one of hosts that learners share. */
async function shareHost(): Promise<void> {
  const image = imageOf('shared');
  await mkdir(image, { recursive: true });
  for (const name of ['node', 'runtime']) {
    await symlink(path.join(imageOf('fork'), name), path.join(image, name));
  }
  await cp(path.join(imageOf('fork'), 'program'), path.join(image, 'program'), { recursive: true });
  await bundleEntry({ entry: 'infra/lambda/execution.ts' }, image);
}

beforeAll(async () => {
  await buildPythonRuntime(RUNTIME_DIR);
  await mkdir(path.join(PROJECT, '.build'), { recursive: true });
  // Not in /tmp, which is another one in the environment.
  directory = await mkdtemp(path.join(PROJECT, '.build/image-'));
  await bundleFunctions(path.join(directory, 'fork'), () => undefined, ['execution']);
  await removeForks();
  await shareHost();
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const isSupported = process.platform === 'linux' && process.arch === 'x64';

describe.runIf(isSupported)(
  'the image of the execution function, as restricted as on Lambda',
  () => {
    it.each([
      ['fork', 'This machine refuses filters of system calls'],
      ['process', 'Forks are not built for this kind of machine.'],
    ])(
      'runs programs with the engine %s, says so once, and goes on after it was frozen',
      async (engine, reason) => {
        const environment = await startLambdaLike(imageOf(engine));
        try {
          const first = await environment.send(runRequest('print(6 * 7)'), 'learner');
          expect(first).toMatchObject({ isError: false, body: { outcomes: [{ stdout: '42\n' }] } });
          await sleep(FREEZE_MS);
          const loop = runRequest('while True: pass', {
            limits: { wallMs: 500, outputBytes: 100 },
          });
          const second = await environment.send(loop, 'learner');
          expect(second).toMatchObject({ body: { outcomes: [{ status: 'TIME_LIMIT' }] } });
          const third = await environment.send(runRequest('print("still here")'), 'learner');
          expect(third).toMatchObject({ body: { outcomes: [{ stdout: 'still here\n' }] } });
          const entries = environment.log().map((line) => JSON.parse(line) as object);
          expect(entries).toMatchObject([
            { engine, reason: expect.stringContaining(reason) as string },
            { outcome: 'FINISHED', traceId: TRACE_ID },
            { outcome: 'TIME_LIMIT', traceId: TRACE_ID },
            { outcome: 'FINISHED', traceId: TRACE_ID },
          ]);
        } finally {
          await environment.stop();
        }
      },
    );

    it('refuses to serve a second learner, because runs are not filtered from each other', async () => {
      const environment = await startLambdaLike(imageOf('fork'));
      try {
        await environment.send(runRequest('print(1)'), 'learner');
        const { isError, body } = await environment.send(runRequest('print(1)'), 'another');
        expect(isError).toBe(true);
        expect(body).toMatchObject({
          errorMessage: expect.stringContaining('one tenant') as string,
        });
      } finally {
        await environment.stop();
      }
    });

    it('would not fork without filters if learners shared it', async () => {
      const environment = await startLambdaLike(imageOf('shared'));
      try {
        const { body } = await environment.send({ describe: 'engine' }, 'learner');
        expect(body).toMatchObject({ engine: 'process' });
      } finally {
        await environment.stop();
      }
    });

    it('contains the Node that compiled the interpreter', async () => {
      const [built, own] = await Promise.all([
        readFile(path.join(imageOf('fork'), 'node')),
        readFile(process.execPath),
      ]);
      expect(built.equals(own)).toBe(true);
      const dockerfile = await readFile(path.join(imageOf('fork'), 'Dockerfile'), 'utf8');
      expect(dockerfile).toContain('COPY --chmod=0755 node /usr/local/bin/node');
    });
  },
);
