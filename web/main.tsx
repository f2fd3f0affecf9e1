import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { addStagingTags, isStagingHost } from './shell/staging-robots.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const app = (
  <StrictMode>
    {/* An address changes at once: a page that waits for its code shows that it does. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

if (isStagingHost(location.hostname)) addStagingTags(document.head);
if (root.dataset['rendered'] === location.pathname) hydrateRoot(root, app);
else createRoot(root).render(app);
