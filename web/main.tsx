import './ui/base.css';
import './ui/code.css';
import { isStandalone, ROUTE_NAMES, ROUTES, type StandaloneName } from './routes.ts';
import { takeAuthCallback } from './session/auth-callback.ts';
import { storedAccount } from './session/stored-session.ts';
import { isStagingHost } from '../domain/staging-host.ts';
import { addStagingTags } from './shell/staging-robots.ts';
import { startStandalone } from './start-standalone.tsx';

// No await at the top: the pages import what is bundled with this file.
void start();

async function start(): Promise<void> {
  if (isStagingHost(location.hostname)) addStagingTags(document.head);
  // Before anything else reads the URL.
  const callback = takeAuthCallback();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const page = standalonePage(root);
  if (page !== undefined && callback === null && storedAccount() === null) {
    await startStandalone(root, page);
    return;
  }
  const { startClient } = await import('./start-client.tsx');
  await startClient(root, callback);
}

/** The prerendered standalone page; undefined if this page isn't standalone. */
function standalonePage(root: HTMLElement): StandaloneName | undefined {
  const rendered = root.dataset['rendered'];
  if (rendered !== location.pathname) return undefined;
  return ROUTE_NAMES.filter(isStandalone).find((name) => ROUTES[name].path === rendered);
}
