import type { AuthAnswer } from '../http/endpoint.ts';

/** `GET /health`: the service is up. */
export function health(): AuthAnswer {
  return {
    json: {
      version: 'embedded',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    },
  };
}
