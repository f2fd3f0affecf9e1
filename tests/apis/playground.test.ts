import { randomUUID } from 'node:crypto';
import { Kind, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCurriculum } from '../../content/load-curriculum.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { DEMO_LEARNERS } from '../../infra/demo/demo-goals.ts';
import { seedDemoLearner } from '../../infra/demo/seed-demo-learner.ts';
import { WELCOME_DOCUMENT } from '../../web/playground/welcome-document.ts';
import { answerOf, type Apis, httpEvent, openApis } from '../support/apis.ts';
import { sandboxExecution } from '../support/sandbox-execution.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let apis: Apis;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, await loadCurriculum());
  apis = await openApis(world.services);
});
afterAll(async () => {
  await apis.authority.close();
  await world.close();
});

const OPERATIONS = parse(WELCOME_DOCUMENT).definitions.map((one) => {
  if (one.kind !== Kind.OPERATION_DEFINITION) throw new Error('It has a fragment.');
  return one.name?.value ?? '';
});

test.each(DEMO_LEARNERS)(
  'every operation of the welcome document runs for $email',
  async (demo) => {
    expect(OPERATIONS.length).toBeGreaterThan(5);
    const id = randomUUID();
    await seedDemoLearner({ database: world.database, execution: sandboxExecution() }, id, demo);
    const token = await apis.authority.token({ sub: id, email: demo.email });
    for (const operationName of OPERATIONS) {
      const answer = await apis.graphql(
        httpEvent({
          method: 'POST',
          path: '/graphql',
          headers: { authorization: `Bearer ${token}` },
          // As GraphiQL sends it: the whole document, and the name of the operation to run.
          body: { query: WELCOME_DOCUMENT, operationName },
        }),
      );
      const { status, body } = answerOf(answer);
      expect({ operationName, status, body }).toMatchObject({ status: 200, body: { data: {} } });
      expect(body).not.toHaveProperty('errors');
      expect(Object.values((body as { data: object }).data)).not.toContain(null);
      if (operationName === 'Run') expect(answer.body).toContain('"isPassed":true');
    }
  },
);
