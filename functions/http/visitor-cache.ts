import type { Catalogue } from '../services/ports/catalogue.ts';

/** How many characters of keys and responses are remembered. The whole catalogue has far fewer. */
const MOST_CHARACTERS = 8_000_000;

/** The response to a visitor's request. */
export interface VisitorResponse {
  body: string;
  headers: Readonly<Record<string, string>>;
}

/** Remembers responses that depend only on the request and on the catalogue, which are the same for every visitor. */
export interface VisitorCache {
  /** Returns the response to a request; undefined if it isn't remembered. */
  find(catalogue: Catalogue, request: string): VisitorResponse | undefined;
  remember(catalogue: Catalogue, request: string, response: VisitorResponse): void;
}

/** Creates a cache that forgets everything as soon as another catalogue is published. */
export function createVisitorCache(): VisitorCache {
  const responses = new Map<string, VisitorResponse>();
  let current: Catalogue | null = null;
  let characters = 0;
  const restart = (catalogue: Catalogue): void => {
    responses.clear();
    characters = 0;
    current = catalogue;
  };
  return {
    find: (catalogue, request) => (catalogue === current ? responses.get(request) : undefined),
    remember(catalogue, request, response) {
      const added = request.length + response.body.length;
      if (added > MOST_CHARACTERS) return;
      if (catalogue !== current || characters + added > MOST_CHARACTERS) restart(catalogue);
      if (responses.has(request)) return;
      responses.set(request, response);
      characters += added;
    },
  };
}
