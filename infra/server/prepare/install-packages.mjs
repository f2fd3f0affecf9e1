import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

const REPORT_EVERY_MS = 10_000;

// No dependency needs an install script, so none may run. NODE_ENV=production would omit the tools that build the web
// client. Many packages warn about Node 20 although Node 24 will run them.
const OPTIONS = [
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/**
 * Runs `npm ci` and shows its progress.
 *
 * @param {string} project the directory of package.json
 * @returns {Promise<number>} its exit status
 */
export async function installPackages(project) {
  const [program, ...first] = npmCommand();
  const npm = spawn(program, [...first, 'ci', ...OPTIONS, ...cacheOption()], {
    cwd: project,
    env: ownEnvironment(),
    stdio: 'inherit',
    shell: process.platform === 'win32' && first.length === 0,
  });
  const stopReporting = reportProgress(project);
  return new Promise((resolve) => {
    npm.once('error', (error) => {
      stopReporting();
      console.error(`npm could not be started: ${error.message}`);
      resolve(1);
    });
    npm.once('close', (status) => {
      stopReporting();
      resolve(status ?? 1);
    });
  });
}

/** The npm that started this process, on the Node that runs it: the one in `node_modules` is about to be replaced. */
function npmCommand() {
  const script = process.env.npm_execpath ?? '';
  if (!/npm-cli\.[cm]?js$/.test(script)) return ['npm'];
  return [process.env.npm_node_execpath ?? process.execPath, script];
}

/** The variables that npm sets for its scripts must not reach another npm. Settings such as the registry must. */
function ownEnvironment() {
  const entries = Object.entries(process.env).filter(
    ([name]) =>
      !/^npm_(lifecycle|package)_|^npm_config_(global|omit|dry_run|ignore_scripts)$/i.test(name),
  );
  return Object.fromEntries(entries);
}

/** If the home directory is read-only, npm's cache goes to a temporary directory. */
function cacheOption() {
  const cache = process.env.npm_config_cache ?? path.join(os.homedir(), '.npm');
  if (isWritable(cache)) return [];
  const user = process.getuid?.() ?? 0;
  return [`--cache=${path.join(os.tmpdir(), `packetsmith-npm-${user}`)}`];
}

function isWritable(directory) {
  let place = path.resolve(directory);
  while (!existsSync(place)) place = path.dirname(place);
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** On a terminal, npm shows its own progress. Elsewhere it prints nothing until the end. */
function reportProgress(project) {
  if (process.stdout.isTTY) return () => undefined;
  const start = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - start) / 1_000);
    console.log(`  ${seconds} s: ${countPackages(project)} packages unpacked`);
  }, REPORT_EVERY_MS);
  return () => clearInterval(timer);
}

function countPackages(project) {
  const directory = path.join(project, 'node_modules');
  if (!existsSync(directory)) return 0;
  const names = readdirSync(directory).filter((name) => !name.startsWith('.'));
  const scoped = names.filter((name) => name.startsWith('@'));
  const inScopes = scoped.flatMap((scope) => readdirSync(path.join(directory, scope)));
  return names.length - scoped.length + inScopes.length;
}
