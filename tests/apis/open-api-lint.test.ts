import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { httpEvent } from '../support/apis.ts';
import { useApis } from '../support/use-apis.ts';

const opened = useApis();

test("the OpenAPI document passes Redocly's recommended rules", async () => {
  const { body } = await opened.apis.rest(httpEvent({ path: '/api/openapi.json' }));
  const problems = await lintFromString({
    source: body ?? '',
    absoluteRef: '/api/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  const sentences = problems.map(({ ruleId, message, location }) => {
    const [place] = location;
    return `${ruleId} at ${place?.pointer ?? '#'}: ${message}`;
  });
  expect(sentences).toEqual([]);
});
