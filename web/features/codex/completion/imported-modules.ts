/** `import a.b as c`, or `a as c` after `from`. */
const ITEM = /^\s*([\w.]+)(?:\s+as\s+(\w+))?\s*$/;

/** Something that a program imports, and its name in the program. */
interface ImportedItem {
  name: string;
  alias: string | null;
}

function itemsOf(list: string): ImportedItem[] {
  return list
    .replace(/[()]/g, '')
    .split(',')
    .flatMap((item) => {
      const [, name, alias = null] = ITEM.exec(item) ?? [];
      return name === undefined ? [] : [{ name, alias }];
    });
}

/** `a.b.c` defines `a`, `a.b` and `a.b.c`; with `as`, only the new name. */
function knownAs({ name, alias }: ImportedItem): [string, string][] {
  if (alias !== null) return [[alias, name]];
  const parts = name.split('.');
  return parts.map((_, index) => {
    const known = parts.slice(0, index + 1).join('.');
    return [known, known];
  });
}

/** Returns the modules and members that a program imports, by their names in the program. `import http.client` also defines `http`. */
export function importedModules(code: string): ReadonlyMap<string, string> {
  const plain = [...code.matchAll(/^[ \t]*import[ \t]+([^\n#;]+)/gm)].flatMap(([, list = '']) =>
    itemsOf(list).flatMap(knownAs),
  );
  const members = [
    ...code.matchAll(/^[ \t]*from[ \t]+([\w.]+)[ \t]+import[ \t]+([^\n#;]+)/gm),
  ].flatMap(([, parent = '', list = '']) =>
    itemsOf(list).map(({ name, alias }): [string, string] => [alias ?? name, `${parent}.${name}`]),
  );
  return new Map([...plain, ...members]);
}
