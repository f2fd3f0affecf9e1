/** A problem in the curriculum: its location, and how to fix it. */
export interface Problem {
  /** Relative to the content folder. */
  file: string;
  /** The field, or the part of the file. Empty if the problem concerns the whole file. */
  field: string;
  /** A sentence that says what is wrong and how to fix it. */
  fix: string;
}

/** Formats a problem as one line: `challenges/hexdump/challenge.yml, xp: Give 100, the XP of difficulty 3.` */
export function describeProblem({ file, field, fix }: Problem): string {
  return field === '' ? `${file}: ${fix}` : `${file}, ${field}: ${fix}`;
}

/** Thrown when a file of the curriculum is missing or invalid. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}
