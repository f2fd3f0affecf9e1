import { ContentError, type Problem } from './content-error.ts';

/** Standards, flaws, weaknesses and techniques by the number that their publisher gives them. */
const REFERENCE =
  /\b(?:RFC \d+|FIPS \d+(?:-\d)?|SP 800-\d+[A-Z]?|IEEE \d+|CVE-\d{4}-\d+|CWE-\d+|DSA-\d+|T\d{4}(?:\.\d{3})?|OWASP|PCI DSS)\b/g;

/** A year of something that happened. Unix time starts in 1970, and the story plays in 2031. */
const YEAR = /(?:\b(?:by|in|of|since|until) |\()(?:19(?!70)\d\d|20[0-2]\d)\b/i;

/** What an item says to learners, with the sources of its facts. */
interface Sourced {
  /** The file with the sources, for errors. */
  file: string;
  texts: readonly string[];
  sources: readonly string[];
}

function referencesIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(REFERENCE) ?? []));
}

/**
 * Checks that every standard, flaw, weakness and technique that a text names is among its sources, and that a text
 * with a year has a source.
 *
 * @throws {ContentError} naming each reference without a source
 */
export function checkSources({ file, texts, sources }: Sourced): void {
  const sourced = referencesIn(sources);
  const problems: Problem[] = [...referencesIn(texts)]
    .filter((reference) => !sourced.has(reference))
    .map((reference) => ({
      file,
      field: 'sources',
      fix: `The text names ${reference}. Add a source that names it and says what comes from it.`,
    }));
  const [year] = texts.flatMap((text) => YEAR.exec(text)?.slice(0, 1) ?? []);
  if (year !== undefined && sources.length === 0) {
    const fix = `The text says "${year}". Add the source of what happened then.`;
    problems.push({ file, field: 'sources', fix });
  }
  if (problems.length > 0) throw new ContentError(problems);
}
