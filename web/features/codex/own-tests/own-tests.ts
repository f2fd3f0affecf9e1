import { createContext, use } from 'react';
import {
  MAX_OWN_CASES,
  MAX_OWN_NAME_LENGTH,
  type OwnCase,
  ownInputError,
  ownOutputError,
} from '../../../../domain/own-case.ts';
import type { WorkspaceChallengeFragment } from '../../../graphql/__generated__/operations.ts';

type Tested = Pick<WorkspaceChallengeFragment, 'entry'>;

/** What the learner would have to change in a test before it runs. */
interface OwnCaseErrors {
  stdin: string | null;
  expectedStdout: string | null;
}

/** Returns why a test can't run, by its field. */
export function errorsOf({ stdin, expectedStdout }: OwnCase, { entry }: Tested): OwnCaseErrors {
  return {
    stdin: ownInputError(stdin, entry.kind === 'FUNCTION'),
    expectedStdout: ownOutputError(expectedStdout),
  };
}

/** Returns the tests that can run, with names. */
export function runnableCases(cases: readonly OwnCase[], challenge: Tested): OwnCase[] {
  return cases.flatMap((own, index) => {
    const { stdin, expectedStdout } = errorsOf(own, challenge);
    return stdin === null && expectedStdout === null ? [{ ...own, name: nameOf(own, index) }] : [];
  });
}

/** Returns the name of a test: the learner's, or its number. */
export function nameOf({ name }: Pick<OwnCase, 'name'>, index: number): string {
  return name.trim() === '' ? `Your test ${index + 1}` : name;
}

/** Adds a copy of a test or sample after the others, unless there are enough. */
export function withCopy(cases: readonly OwnCase[], original: OwnCase): readonly OwnCase[] {
  if (cases.length >= MAX_OWN_CASES) return cases;
  const { stdin, expectedStdout } = original;
  const name = `${original.name} (copy)`.slice(0, MAX_OWN_NAME_LENGTH);
  return [...cases, { name, stdin, expectedStdout }];
}

/** The learner's own tests, as the results and the menus need them. */
interface OwnTests {
  /** The names of those that can run, in order. */
  names: readonly string[];
  /** Opens the dialog in which they are written. */
  open: () => void;
}

export const OwnTestsContext = createContext<OwnTests>({ names: [], open: () => undefined });

/** Returns the learner's own tests; none outside a workspace. */
export function useOwnTests(): OwnTests {
  return use(OwnTestsContext);
}

/** Returns the label of what opens the tests. */
export function ownTestsLabel(count: number): string {
  return count === 0 ? 'Your tests' : `Your tests (${count})`;
}
