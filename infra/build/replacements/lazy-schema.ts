/** Builds a schema: a `zod` function, or a method of another schema. */
export type Build = (...parts: never[]) => unknown;

/** The key of the function that builds the schema behind a lazy one. */
const BUILD = Symbol('build');

/** Properties of the schema itself. Any other property is a method that returns another schema. */
const OWN: ReadonlySet<PropertyKey> = new Set(['shape', 'parse', 'safeParse', '_zod', 'def']);

const isMethod = (value: unknown): value is (...parts: unknown[]) => unknown =>
  typeof value === 'function';

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

/** Builds the lazy schemas among the arguments of another one. */
function built(part: unknown): unknown {
  if (!isObject(part)) return part;
  const build = part[BUILD];
  if (isMethod(build)) return build();
  if (Array.isArray(part)) return part.map(built);
  if (Object.getPrototypeOf(part) !== Object.prototype) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, built(value)]));
}

/**
 * Describes a schema that is built when it is first used. An API has about 300 schemas, most of them only for its
 * documentation, and building them takes longer than loading everything else.
 *
 * @param build creates the schema from its arguments, which may contain lazy schemas
 */
export function lazySchema(build: Build): (...parts: unknown[]) => unknown {
  return (...parts) => {
    let schema: Record<PropertyKey, unknown> | null = null;
    const force = (): Record<PropertyKey, unknown> => {
      if (schema === null) {
        // The arguments are the API's, whose types were checked against the real functions.
        const made = build(...(parts.map(built) as never[]));
        if (!isObject(made)) throw new TypeError('A lazy schema must build a schema.');
        schema = made;
      }
      return schema;
    };
    const further = (name: PropertyKey): unknown => {
      if (name === BUILD) return force;
      // Documentation is discarded.
      if (name === 'openapi') return () => proxy;
      if (OWN.has(name)) return force()[name];
      return lazySchema((...others: unknown[]) => {
        const made = force();
        const method = made[name];
        if (!isMethod(method)) throw new TypeError(`Schemas have no ${String(name)}.`);
        return method.apply(made, others);
      });
    };
    const proxy: unknown = new Proxy({}, { get: (_target, name) => further(name) });
    return proxy;
  };
}
