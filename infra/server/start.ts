import { SERVED_STEPS } from '../build/build-steps.ts';
import { BUILT } from './build-product.ts';
import { readStaticSite } from './http/static-site.ts';
import { runUntilStopped } from './run-until-stopped.ts';

// `npm start`: the whole product on one port.
await runUntilStopped({
  webClient: { needs: SERVED_STEPS, start: () => readStaticSite(BUILT) },
  printLine: (line) => console.log(line),
  printError: (line) => console.error(line),
});
