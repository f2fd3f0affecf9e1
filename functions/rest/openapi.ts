import type { RestApp } from './rest-app.ts';

/** Serves the OpenAPI 3.1 document, made of the same schemas that check the requests. */
export function describeApi(app: RestApp): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of the signed-in session.',
  });
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Packetsmith API',
      version: '1.0.0',
      description: 'The same data and rules as the web application, for programs.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
  };
  app.get('/api/openapi.json', (context) => context.json(app.getOpenAPI31Document(document)));
}
