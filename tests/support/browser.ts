import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import process from 'node:process';
import { promisify } from 'node:util';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { HANG_LIMITS_MS } from '../../tools/checks/hang-limits.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** A place where a browser may be installed. */
interface Candidate {
  name: string;
  /** Null if there is nothing to try. */
  find: () => Promise<LaunchOptions | null>;
}

const CANDIDATES: readonly Candidate[] = [
  {
    name: 'CHROME_PATH',
    find: () => {
      const executablePath = process.env['CHROME_PATH'];
      return Promise.resolve(executablePath ? { executablePath } : null);
    },
  },
  { name: 'Google Chrome', find: () => Promise.resolve({ channel: 'chrome' }) },
  { name: DEBIAN_CHROMIUM, find: findDebianChromium },
  { name: 'the package @sparticuz/chromium', find: findPackagedChromium },
  { name: 'apt-get install chromium', find: installDebianChromium },
];

/**
 * Launches the first browser that works: the one in CHROME_PATH, Google Chrome, Debian's Chromium, the one of an npm
 * package, or, on Debian as root, one that it installs, which takes minutes.
 *
 * @param extra additional command-line arguments
 * @throws {Error} with the reason why each one failed, and what to do
 */
export async function launchBrowser(extra: readonly string[] = []): Promise<Browser> {
  const reasons: string[] = [];
  for (const { name, find } of CANDIDATES) {
    try {
      const options = await find();
      if (options !== null) return await launch(options, extra);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      reasons.push(`${name}: ${reason}`);
    }
  }
  throw new Error(
    `No browser for the tests was found. Install Chrome or Chromium, or set CHROME_PATH. Tried ${reasons.join('; ')}.`,
  );
}

async function launch(options: LaunchOptions, extra: readonly string[]): Promise<Browser> {
  const args = [...(options.args ?? []), ...ARGUMENTS, ...extra];
  const browser = await chromium.launch({ ...options, args, timeout: HANG_LIMITS_MS.wait });
  return withPatience(browser);
}

/** Lets every wait in every page of a browser take as long as a busy machine needs, instead of 30 seconds. */
function withPatience(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  // Pages that are opened without a context get one from here, too.
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(HANG_LIMITS_MS.wait);
    return context;
  };
  return browser;
}

async function findDebianChromium(): Promise<LaunchOptions | null> {
  return access(DEBIAN_CHROMIUM).then(
    () => ({ executablePath: DEBIAN_CHROMIUM }),
    () => null,
  );
}

async function findPackagedChromium(): Promise<LaunchOptions | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath(), args: packaged.args };
}

async function installDebianChromium(): Promise<LaunchOptions | null> {
  const isDebian = await access('/usr/bin/apt-get').then(
    () => true,
    () => false,
  );
  if (!isDebian || process.getuid?.() !== 0) return null;
  process.stderr.write('Installing Chromium with apt-get for the browser tests\n');
  const run = promisify(execFile);
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  return findDebianChromium();
}
