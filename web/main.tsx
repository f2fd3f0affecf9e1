import './ui/base.css';
import './ui/code.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { routeAt } from './routes.tsx';
import { takeAuthCallback } from './session/auth-callback.ts';
import { addStagingTags, isStagingHost } from './shell/staging-robots.ts';

// No await at the top: the pages import what is bundled with this file.
void start();

async function start(): Promise<void> {
  if (isStagingHost(location.hostname)) addStagingTags(document.head);
  // Before anything reads the address.
  const callback = takeAuthCallback();
  // The page's code comes while the session is found out.
  const preloading = routeAt(location.pathname)?.preload();
  prefetchOnIntent(document);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const app = (
    <StrictMode>
      <App callback={callback} />
    </StrictMode>
  );
  // A page that another one handed something, such as a notice, keeps it over a reload: it was rendered without.
  if (root.dataset['rendered'] !== location.pathname || history.state !== null) {
    createRoot(root).render(app);
    return;
  }
  // Without its code a rendered page would be taken away before it comes to life.
  await preloading;
  hydrateRoot(root, app);
}
