import { createRestApp } from '../../functions/rest/app.ts';

/** Generates the OpenAPI document as the unbundled REST API serves it. */
export async function describeApi(): Promise<string> {
  const unasked = (): never => {
    throw new Error('Generating the OpenAPI document must not call any service.');
  };
  const app = createRestApp({
    services: new Proxy({} as Parameters<typeof createRestApp>[0]['services'], { get: unasked }),
    authenticate: unasked,
    log: unasked,
  });
  const response = await app.request('/api/openapi.json');
  return response.text();
}
