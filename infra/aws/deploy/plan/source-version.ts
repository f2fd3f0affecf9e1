import { runProgram } from '../run-program.ts';

/** The version of the sources that would be deployed. */
export interface SourceVersion {
  /** A tag, or a commit relative to one: `v1.4.0`, `v1.4.0-3-g1a2b3c4`. */
  name: string;
  /** Whether there are uncommitted changes. Such a version can't be checked out again. */
  isDirty: boolean;
}

/** Reads the version from git; null if the sources aren't a git repository. */
export async function readSourceVersion(): Promise<SourceVersion | null> {
  const describe = runProgram(['git', 'describe', '--tags', '--always', '--dirty'], {
    isShown: false,
  });
  const { status, output } = await describe.catch(() => ({ status: null, output: '' }));
  if (status !== 0) return null;
  const name = output.trim();
  return { name: name.replace(/-dirty$/, ''), isDirty: name.endsWith('-dirty') };
}
