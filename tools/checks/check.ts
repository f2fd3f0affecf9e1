import process from 'node:process';
import { checkNames, runChecks } from './run-checks.ts';

// `npm run check`: runs everything that checks the code without executing it.
const { passed, failed } = await runChecks(checkNames(), (text) => console.log(text));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
