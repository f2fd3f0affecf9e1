import { HEADER_COMPONENTS } from './response-headers.ts';
import type { RestApp } from './rest-app.ts';

/** Serves the OpenAPI 3.1 document, which is generated from the schemas that validate requests. */
export function describeApi(app: RestApp): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token of a signed-in session, or an access token that the learner created on the profile page. An access token with the scope `read` can read everything that the learner can read; one with `write` can also run and submit code, complete lessons, reveal hints and change the profile. Sessions, access tokens, the data export and deleting the account require a session token.',
  });
  for (const [name, header] of Object.entries(HEADER_COMPONENTS)) {
    app.openAPIRegistry.registerComponent('headers', name, header);
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Packetsmith API',
      version: '1.0.0',
      description:
        'The data and features of Packetsmith, for programs. The same rules apply as in the web application.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: [
      {
        name: 'Account',
        description:
          'The signed-in learner: profile, progress, settings, sessions and access tokens.',
      },
      { name: 'Challenges', description: 'The challenge library, hints and achievements.' },
      { name: 'Submissions', description: 'Running and submitting code.' },
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
