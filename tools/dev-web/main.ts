import process from 'node:process';
import { parseArgs } from 'node:util';
import { isCurrent, runStep } from '../../infra/build/build-step.ts';
import { PYTHON_RUNTIME } from '../../infra/build/build-steps.ts';
import { whenParentEnds } from '../../infra/server/parent-process.ts';
import { startSampleSite } from './sample-site.ts';

// `npm run dev:web`: the web client alone. Vite serves its pages, and a service worker answers its requests.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    'end-with-parent': { type: 'boolean', default: false },
  },
});
if (!(await isCurrent(PYTHON_RUNTIME))) await runStep(PYTHON_RUNTIME, (line) => console.log(line));
try {
  const server = await startSampleSite(Number(values.port));
  console.log('Packetsmith without a backend, with sample data:');
  server.printUrls();
  if (values['end-with-parent']) whenParentEnds(() => process.exit());
} catch (error) {
  if (!(error instanceof Error && error.message.includes('already in use'))) throw error;
  console.error(`${error.message}. Use another one: npm run dev:web -- --port 3001`);
  process.exit(1);
}
