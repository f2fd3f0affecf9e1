import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { PROJECT } from '../build/build-step.ts';
import { END_WITH_PARENT, whenParentEnds } from './parent-process.ts';
import { AUTHORED_FILE } from './preview-content.ts';
import { watchFolder } from './watch-folder.ts';

// `npm run dev`: the product with the web client served from its sources. The browser shows changes to the web client
// and the curriculum immediately; any other change restarts the server.
const WATCHED = ['content', 'domain', 'functions', 'infra', 'sandbox'];
const SCHEMA = 'schema.graphql';
// Some editors save to a temporary file, without an extension or with one of their own, and rename it.
const IGNORED = /\.test\.ts$|__pycache__|~$|\.(swp|swx|tmp)$|(^|[/\\])[^./\\]*$/;
const SETTLE_MS = 200;

let server = start();
let restart: NodeJS.Timeout | undefined;
let isStopping = false;

for (const place of WATCHED) {
  watchFolder(path.join(PROJECT, place), (file) => {
    if (IGNORED.test(file)) return;
    // A running server reloads curriculum files itself. One that failed to start is restarted.
    if (place === 'content' && AUTHORED_FILE.test(file) && !hasEnded(server)) return;
    restartFor(path.join(place, file));
  });
}
watch(PROJECT, (_event, file) => {
  if (file === SCHEMA) restartFor(SCHEMA);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop());
}
if (process.argv.includes(END_WITH_PARENT)) whenParentEnds(() => void stop());

function restartFor(changed: string): void {
  clearTimeout(restart);
  restart = setTimeout(() => void startAgain(changed), SETTLE_MS);
}

function start(): ChildProcess {
  const program = path.join(import.meta.dirname, 'dev-server.ts');
  // With its own session, the server gets Ctrl-C only once, from this process.
  return spawn(process.execPath, [program, END_WITH_PARENT], {
    cwd: PROJECT,
    stdio: 'inherit',
    detached: true,
  });
}

async function startAgain(changed: string): Promise<void> {
  console.log(`Changed: ${changed}`);
  await end(server);
  if (!isStopping) server = start();
}

async function stop(): Promise<void> {
  isStopping = true;
  await end(server);
  process.exit();
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
