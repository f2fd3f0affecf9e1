import type { LanguageRunner, RunRequest, RunResult } from '../sandbox/contract.ts';

/** Caches results, because several gates run the same program on the same inputs. */
export function rememberingRunner(runner: LanguageRunner): LanguageRunner {
  const results = new Map<string, Promise<RunResult>>();
  return {
    run(request: RunRequest): Promise<RunResult> {
      const key = JSON.stringify(request);
      const known = results.get(key) ?? runner.run(request);
      results.set(key, known);
      return known;
    },
  };
}
