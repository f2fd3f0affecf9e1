/** The named parts of an address, decoded; one that is optional may be absent. */
export type PathParams = Readonly<Record<string, string | undefined>>;

/**
 * Compares an address with a pattern: `/codex/:id?` names a part that may be absent, `*` fits everything. Capitals and
 * a slash at the end make no difference.
 *
 * @returns the named parts; null when the address does not fit
 */
export function matchPath(pattern: string, pathname: string): PathParams | null {
  if (pattern === '*') return {};
  const names = partsOf(pattern);
  const parts = partsOf(pathname);
  if (parts.length > names.length) return null;
  const fits = names.every((name, index) => fitsPart(name, parts[index]));
  if (!fits) return null;
  const named = names.flatMap((name, index) =>
    name.startsWith(':') ? [[name.replace(/^:|\?$/g, ''), decoded(parts[index])] as const] : [],
  );
  return Object.fromEntries(named);
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function fitsPart(name: string, part: string | undefined): boolean {
  if (part === undefined) return name.endsWith('?');
  return name.startsWith(':') || name.toLowerCase() === part.toLowerCase();
}

/** A part that is not properly encoded stands for itself. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return part;
  }
}
