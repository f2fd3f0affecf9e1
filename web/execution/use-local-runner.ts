import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadProgress } from './execution-value.ts';
import type { CreateLocalRunner } from './local-runner.ts';
import type { LocalPythonRunner } from './python/local-python-runner.ts';

interface LocalRunnerHandle {
  /** The runner of this workspace. @throws {Error} when this browser cannot have one */
  getRunner: () => LocalPythonRunner;
  progress: LoadProgress | null;
}

/** One runner for as long as the workspace is open. It begins to boot when the workspace opens. */
export function useLocalRunner(create: CreateLocalRunner): LocalRunnerHandle {
  const [progress, setProgress] = useState<LoadProgress | null>(null);
  const runner = useRef<LocalPythonRunner | null>(null);

  const getRunner = useCallback((): LocalPythonRunner => {
    runner.current ??= create({
      onProgress: (fraction, label) => setProgress(fraction >= 1 ? null : { fraction, label }),
    });
    return runner.current;
  }, [create]);

  useEffect(() => {
    const warm = async (): Promise<void> => getRunner().warm();
    // A boot that fails is told by the first run that needs it.
    warm().catch(() => undefined);
    return () => {
      runner.current?.close();
      runner.current = null;
    };
  }, [getRunner]);
  return { getRunner, progress };
}
