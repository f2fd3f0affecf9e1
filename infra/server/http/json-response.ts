/** Why a request is refused, in the form of the REST API. */
export interface Refusal {
  status: number;
  /** A sentence for the user. */
  error: string;
  code: string;
  headers?: Readonly<Record<string, string>>;
}

/** The refusal of an unknown path. */
export const NOTHING_HERE: Refusal = {
  status: 404,
  error: 'There is nothing at this address.',
  code: 'NOT_FOUND',
};

/** Creates a JSON response. */
export function jsonResponse(value: unknown, status = 200, headers = {}): Response {
  const type = 'application/json; charset=utf-8';
  return new Response(JSON.stringify(value), {
    status,
    headers: { ...headers, 'content-type': type },
  });
}

/** Creates the response of a refusal. */
export function refuse({ status, headers, error, code }: Refusal): Response {
  return jsonResponse({ error, code }, status, headers);
}
