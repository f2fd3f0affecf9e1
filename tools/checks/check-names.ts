import manifest from '../../package.json' with { type: 'json' };

const PREFIX = 'check:';

/** The scripts of package.json that are checks, in the order of that file. */
export function checkNames(): string[] {
  return Object.keys(manifest.scripts).filter((name) => name.startsWith(PREFIX));
}
