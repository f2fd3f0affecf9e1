import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PythonCommand } from './spawned-python.ts';

/** The Python of this machine. */
export interface NativePython {
  command: PythonCommand;
  /** Such as `3.14.2`. */
  version: string;
}

const WHERE = 'import platform, sys; print(sys.executable); print(platform.python_version())';

/** Finds the interpreter itself: a version manager's script in front of it would be measured with it. */
export async function findNativePython(): Promise<NativePython | null> {
  try {
    const { stdout } = await promisify(execFile)('python3', ['-I', '-c', WHERE]);
    const [program = '', version = ''] = stdout.trim().split(/\r?\n/);
    return { command: { program, args: ['-I', '-c'] }, version };
  } catch {
    // Not installed: what is measured beside it is measured alone.
    return null;
  }
}
