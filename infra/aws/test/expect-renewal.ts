import { expect } from 'vitest';
import { resourcesOf, type TemplateJson, textOf } from './template.ts';

const secretsIn = (template: TemplateJson): string[] =>
  Object.keys(resourcesOf(template, 'AWS::SecretsManager::Secret'));

/** Returns the secrets that a part of a template names, in order. */
const named = (part: unknown): string[] =>
  [...JSON.stringify(textOf(part)).matchAll(/resolve:secretsmanager:\$\{(\w+)\}/g)].map(
    ([, id = '']) => id,
  );

/** Expects the second template to renew the secret of the APIs without ever rejecting CloudFront. */
export function expectRenewal(first: TemplateJson, second: TemplateJson): void {
  const [old = ''] = secretsIn(first);
  const [next = '', previous] = secretsIn(second);
  expect(secretsIn(first)).toHaveLength(1);
  expect(secretsIn(second)).toHaveLength(2);
  expect(previous).toBe(old);
  expect(next).not.toBe(old);

  const apis = Object.entries(resourcesOf(second, 'AWS::Lambda::Function')).filter(
    ([, { Properties }]) => JSON.stringify(Properties).includes('ORIGIN_SECRET'),
  );
  expect(apis).toHaveLength(2);
  for (const [, { Properties }] of apis) expect(named(Properties)).toEqual([next, old]);

  const [front] = Object.values(resourcesOf(second, 'AWS::CloudFront::Distribution'));
  expect(named(front?.Properties)).toEqual([next]);
  expect(front).toHaveProperty(
    'DependsOn',
    expect.arrayContaining(
      Object.keys(resourcesOf(second, 'AWS::Lambda::Alias')).filter((id) => id.startsWith('Apis')),
    ) as string[],
  );
}
