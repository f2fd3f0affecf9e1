import { PYTHON_RUNTIME } from '../build/build-steps.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { createViteSite, developmentHeaders } from './vite-site.ts';

// The server of `npm run dev`, which restarts it when server code changes.
await runUntilStopped({
  webClient: { needs: [PYTHON_RUNTIME], start: createViteSite, headers: developmentHeaders },
  printLine: (line) => console.log(line),
  printError: (line) => console.error(line),
});
