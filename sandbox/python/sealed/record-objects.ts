type Properties = Record<string, unknown>;

/** An object as it was. */
interface RecordedObject {
  object: Properties;
  /** The names of its properties, in order. */
  names: readonly string[];
  values: readonly unknown[];
}

/** Bytes are no properties. */
const hasProperties = (value: unknown): value is Properties =>
  typeof value === 'object' &&
  value !== null &&
  !ArrayBuffer.isView(value) &&
  !(value instanceof ArrayBuffer);

function recordObject(object: Properties): RecordedObject {
  const names = Object.keys(object);
  return { object, names, values: names.map((name) => object[name]) };
}

/** Returns an object and all objects that it leads to. */
function* reachableFrom(root: Properties): Generator<RecordedObject> {
  const found = new Set([root]);
  // A set also visits what is added to it meanwhile.
  for (const object of found) {
    const recorded = recordObject(object);
    yield recorded;
    for (const value of recorded.values) if (hasProperties(value)) found.add(value);
  }
}

/** Checks the names of properties without creating a list, because this runs before every input. */
function hasNames(object: Properties, names: readonly string[]): boolean {
  let count = 0;
  for (const name in object) {
    if (name !== names[count]) return false;
    count += 1;
  }
  return count === names.length;
}

function restoreObject({ object, names, values }: RecordedObject): void {
  if (!hasNames(object, names)) {
    // The order of properties counts as well: it is the order in which a directory is listed.
    for (const name of Object.keys(object)) Reflect.deleteProperty(object, name);
  }
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index] ?? '';
    if (object[name] !== values[index]) object[name] = values[index];
  }
}

/** The elements of a list as they were. Most elements of the table of names are missing. */
function recordList(list: unknown[]): () => void {
  const recorded = list.slice();
  return () => {
    list.length = recorded.length;
    for (let index = 0; index < recorded.length; index += 1) {
      if (list[index] !== recorded[index]) list[index] = recorded[index];
    }
  };
}

/** A copy of objects. */
interface RecordedObjects {
  /** All bytes that the objects have as properties. They aren't copied. */
  bytes: ReadonlySet<Uint8Array>;
  /** Gives every object the properties that it had, and no others. */
  restore: () => void;
}

/** Copies an object and all objects that it leads to. Their functions and bytes aren't copied. */
export function recordObjects(root: object): RecordedObjects {
  const found = [...reachableFrom(root as Properties)];
  const values = found.flatMap((recorded) => recorded.values);
  const isList = ({ object }: RecordedObject): boolean => Array.isArray(object);
  const lists = found
    .filter(isList)
    .map(({ object }) => recordList(object as unknown as unknown[]));
  const objects = found.filter((recorded) => !isList(recorded));
  return {
    bytes: new Set(values.filter((value) => value instanceof Uint8Array)),
    restore() {
      for (const recorded of objects) restoreObject(recorded);
      for (const restoreList of lists) restoreList();
    },
  };
}
