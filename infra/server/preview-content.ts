import { watch } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { ContentError } from '../../content/content-error.ts';
import { CONTENT_PATH } from '../../content/content-folder.ts';
import type { Lifetime } from './lifetime.ts';

/** What an author writes. A change of the code beside it starts the server again. */
export const AUTHORED_FILE = /\.(?:md|py|yml|in|out|txt|json)$/;

/** An editor saves in several steps. */
const SETTLE_MS = 150;
/** For so long the APIs take what they know of the curriculum for current. */
const KNOWN_MS = 1_000;

/**
 * Publishes the curriculum again whenever one of its files changes, and loads it into every open page. What is wrong
 * with it stands over the page until it is mended.
 *
 * @param publish publishes what the files say now; answers whether that was anything new
 */
export async function previewContent(
  vite: ViteDevServer,
  publish: () => Promise<boolean>,
  lifetime: Lifetime,
): Promise<void> {
  let settling: NodeJS.Timeout | undefined;
  const show = async (): Promise<void> => {
    try {
      if (!(await publish())) return;
      await sleep(KNOWN_MS);
      vite.ws.send({ type: 'full-reload' });
      vite.config.logger.info('The changed curriculum is published.', { timestamp: true });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      vite.config.logger.error(error.message, { timestamp: true });
      vite.ws.send({ type: 'error', err: { message: error.message, stack: '' } });
    }
  };
  const watcher = watch(CONTENT_PATH, { recursive: true }, (_event, file) => {
    if (file === null || !AUTHORED_FILE.test(file)) return;
    clearTimeout(settling);
    settling = setTimeout(() => void show(), SETTLE_MS);
  });
  await lifetime.own('parts', Promise.resolve(watcher), (open) => {
    clearTimeout(settling);
    open.close();
    return Promise.resolve();
  });
}
