/** `import a.b as c`, or `a as c` behind a `from`. */
const ITEM = /^\s*([\w.]+)(?:\s+as\s+(\w+))?\s*$/;

/** Something that an import names, and what the program calls it by. */
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

/** `a.b.c` is known as `a`, `a.b` and itself; under another name as that alone. */
function knownAs({ name, alias }: ImportedItem): [string, string][] {
  if (alias !== null) return [[alias, name]];
  const parts = name.split('.');
  return parts.map((_, index) => {
    const known = parts.slice(0, index + 1).join('.');
    return [known, known];
  });
}

/** What a program calls a module, or a member of one, by. `import http.client` makes `http` known too. */
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
