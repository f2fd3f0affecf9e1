import type { ServerResponse } from 'node:http';
import { AuthError } from '../auth-error.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoints of a path, by method. A part of a path that starts with a colon stands for any one part. */
export type EndpointTable = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** Who answers a request, and what its path says. */
export interface FoundEndpoint {
  endpoint: Endpoint;
  /** What stands in the path for the parts that start with a colon, as it was sent: not decoded. */
  parameters: Readonly<Record<string, string>>;
}

/**
 * Finds who answers a request; sets the header `allow` when nobody answers its method.
 *
 * @throws {AuthError} not_found or method_not_allowed
 */
export function findEndpoint(
  endpoints: EndpointTable,
  { method, path, response }: { method: string; path: string; response: ServerResponse },
): FoundEndpoint {
  const found = findPath(endpoints, path);
  if (found === null) {
    throw new AuthError({ status: 404, code: 'not_found' }, `There is no endpoint "${path}".`);
  }
  const { methods, parameters } = found;
  const endpoint = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (endpoint !== undefined) return { endpoint, parameters };
  const allowed = Object.keys(methods).join(', ');
  response.setHeader('allow', allowed);
  throw new AuthError(
    { status: 405, code: 'method_not_allowed' },
    `"${path}" answers ${allowed}, not ${method}.`,
  );
}

/** A path that is spelled out in the table goes before one with parameters. */
function findPath(
  endpoints: EndpointTable,
  path: string,
): { methods: Readonly<Record<string, Endpoint>>; parameters: Record<string, string> } | null {
  const spelled = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
  if (spelled !== undefined) return { methods: spelled, parameters: {} };
  for (const [pattern, methods] of Object.entries(endpoints)) {
    const parameters = matchPattern(pattern, path);
    if (parameters !== null) return { methods, parameters };
  }
  return null;
}

/** Null when the path does not fit, or the pattern has no parameters. */
function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  if (!pattern.includes('/:') || wanted.length !== parts.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':') && part !== '') parameters[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return parameters;
}
