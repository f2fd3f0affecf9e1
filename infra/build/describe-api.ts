import { createRestApp } from '../../functions/rest/app.ts';

/** The text of the OpenAPI document, as the REST API serves it where it makes it itself. */
export async function describeApi(): Promise<string> {
  const unasked = (): never => {
    throw new Error('The document of the API is made without calling anything.');
  };
  const app = createRestApp({
    services: new Proxy({} as Parameters<typeof createRestApp>[0]['services'], { get: unasked }),
    authenticate: unasked,
    log: unasked,
  });
  const response = await app.request('/api/openapi.json');
  return response.text();
}
