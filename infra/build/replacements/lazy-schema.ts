/** What builds a schema: a maker of `zod`, or a method of another schema. */
export type Build = (...parts: never[]) => unknown;

/** Builds what a lazy schema stands for. */
const BUILD = Symbol('build');

/** What is asked of a schema itself, and not to make another one of it. */
const OWN: ReadonlySet<PropertyKey> = new Set(['shape', 'parse', 'safeParse', '_zod', 'def']);

const isMethod = (value: unknown): value is (...parts: unknown[]) => unknown =>
  typeof value === 'function';

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

/** Builds the lazy schemas that are among the parts of another one. */
function built(part: unknown): unknown {
  if (!isObject(part)) return part;
  const build = part[BUILD];
  if (isMethod(build)) return build();
  if (Array.isArray(part)) return part.map(built);
  if (Object.getPrototypeOf(part) !== Object.prototype) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, built(value)]));
}

/**
 * Describes a schema that is built when it first checks something. An API has some three hundred, most of them only to
 * be read about, and building them takes longer than loading all else of it.
 *
 * @param build makes the schema of parts, among which may be lazy ones
 */
export function lazySchema(build: Build): (...parts: unknown[]) => unknown {
  return (...parts) => {
    let schema: Record<PropertyKey, unknown> | null = null;
    const force = (): Record<PropertyKey, unknown> => {
      if (schema === null) {
        // What is given is what the API gave, whose types were checked with the real makers.
        const made = build(...(parts.map(built) as never[]));
        if (!isObject(made)) throw new TypeError('A schema is made of schemas alone.');
        schema = made;
      }
      return schema;
    };
    const further = (name: PropertyKey): unknown => {
      if (name === BUILD) return force;
      // What integrators read is not kept.
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
