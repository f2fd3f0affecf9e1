import { setTimeout as sleep } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { ContentError } from '../../content/content-error.ts';
import { CONTENT_PATH } from '../../content/content-folder.ts';
import type { Resources } from './resources.ts';
import { watchFolder } from './watch-folder.ts';

/** Files that authors write. Changes to the code next to them restart the server. */
export const AUTHORED_FILE = /\.(?:md|py|yml|in|out|txt|json)$/;

/** Editors save in several steps. */
const SETTLE_MS = 150;
/** How long the APIs cache the curriculum. */
const CACHE_MS = 1_000;

/**
 * Publishes the curriculum again whenever one of its files changes, and reloads every open page. An error in a file is
 * shown over the page until it is fixed.
 *
 * @param publish publishes the current files; resolves with whether anything changed
 */
export async function previewContent(
  vite: ViteDevServer,
  publish: () => Promise<boolean>,
  resources: Resources,
): Promise<void> {
  let settling: NodeJS.Timeout | undefined;
  let isStopped = false;
  const show = async (): Promise<void> => {
    try {
      if (!(await publish())) return;
      await sleep(CACHE_MS);
      vite.ws.send({ type: 'full-reload' });
      vite.config.logger.info('Published the changed curriculum.', { timestamp: true });
    } catch (error) {
      // The server restarts, and closes the database under a change that came with it.
      if (isStopped) return;
      if (!(error instanceof ContentError)) throw error;
      vite.config.logger.error(error.message, { timestamp: true });
      vite.ws.send({ type: 'error', err: { message: error.message, stack: '' } });
    }
  };
  const changed = (file: string): void => {
    if (!AUTHORED_FILE.test(file)) return;
    clearTimeout(settling);
    settling = setTimeout(() => void show(), SETTLE_MS);
  };
  const startWatching = () => watchFolder(CONTENT_PATH, changed);
  await resources.adopt('parts', startWatching, (stopWatching) => {
    isStopped = true;
    clearTimeout(settling);
    stopWatching();
  });
}
