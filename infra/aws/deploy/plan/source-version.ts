import { runProgram } from '../run-program.ts';

/** Which state of the sources would be deployed. */
export interface SourceVersion {
  /** A tag, or a commit counted from one: `v1.4.0`, `v1.4.0-3-g1a2b3c4`. */
  name: string;
  /** Whether files were changed since: such a state cannot be checked out again. */
  isDirty: boolean;
}

/** Asks git; null where these sources are no repository of it. */
export async function readSourceVersion(): Promise<SourceVersion | null> {
  const describe = runProgram(['git', 'describe', '--tags', '--always', '--dirty'], {
    isShown: false,
  });
  const { status, output } = await describe.catch(() => ({ status: null, output: '' }));
  if (status !== 0) return null;
  const name = output.trim();
  return { name: name.replace(/-dirty$/, ''), isDirty: name.endsWith('-dirty') };
}
