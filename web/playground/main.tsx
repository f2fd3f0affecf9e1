import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import '../ui/base.css';
import '../ui/code.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { storedAccount } from '../session/stored-session.ts';
import { Playground } from './playground.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <Playground email={storedAccount()?.email ?? null} />
  </StrictMode>,
);
