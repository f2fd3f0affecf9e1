import { HEADER_COMPONENTS } from './response-headers.ts';
import type { RestApp } from './rest-app.ts';

/** Serves the OpenAPI 3.1 document, made of the same schemas that check the requests. */
export function describeApi(app: RestApp): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description:
      "The token of a signed-in session, or an access token that the learner made on the profile page. One of the scope `read` reads what the learner reads; one of the scope `write` may also run code, hand it in, complete lessons and change the profile. Everything else about the account, access tokens included, needs a session's.",
  });
  for (const [name, header] of Object.entries(HEADER_COMPONENTS)) {
    app.openAPIRegistry.registerComponent('headers', name, header);
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Packetsmith API',
      version: '1.0.0',
      description: 'The same data and rules as the web application, for programs.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: [
      { name: 'Account', description: 'The learner who is signed in, and what they reached.' },
      { name: 'Challenges', description: 'The library of exercises, and what they can earn.' },
      { name: 'Submissions', description: 'Running code, and handing it in.' },
      { name: 'Lessons', description: 'The learning path.' },
      { name: 'Leaderboard', description: 'The learners who chose to be listed.' },
    ],
    servers: [{ url: '/' }],
  };
  let described: ReturnType<RestApp['getOpenAPI31Document']> | null = null;
  app.get('/api/openapi.json', (context) =>
    context.json((described ??= app.getOpenAPI31Document(document))),
  );
}
