import { availableParallelism } from 'node:os';
import manifest from '../../package.json' with { type: 'json' };
import { runScript, type ScriptResult } from './run-script.ts';
import { sumTallies, type Tally, tallyOf } from './run-stages.ts';

const PREFIX = 'check:';

/** The scripts of package.json that are checks, in the order of that file. */
export function checkNames(): string[] {
  return Object.keys(manifest.scripts).filter((name) => name.startsWith(PREFIX));
}

function describeResult(name: string, result: ScriptResult): string {
  const line = `${result.isPassed ? 'passed' : 'FAILED'}  ${name}  ${result.seconds.toFixed(1)} s`;
  return result.isPassed ? line : `${line}\n\n${result.output.trimEnd()}\n`;
}

/**
 * Runs scripts of package.json in parallel, one per core. All of them run, so that one run shows every failure.
 *
 * @param names the scripts, the slowest first
 * @param report receives one line per script as it ends, with its output if it failed
 */
export async function runChecks(
  names: readonly string[],
  report: (text: string) => void,
): Promise<Tally> {
  const waiting = [...names];
  const tallies: Tally[] = [];
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const result = await runScript(name);
      tallies.push(tallyOf(result.isPassed));
      report(describeResult(name, result));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return sumTallies(tallies);
}
