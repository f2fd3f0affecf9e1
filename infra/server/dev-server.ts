import { PYTHON_RUNTIME } from '../build/build-steps.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { createViteSite, developmentHeaders } from './vite-site.ts';

// What `npm run dev` starts, and starts again when a server part changes.
await runUntilStopped({
  webClient: { needs: [PYTHON_RUNTIME], start: createViteSite, headers: developmentHeaders },
  printLine: (line) => console.log(line),
  printError: (line) => console.error(line),
});
