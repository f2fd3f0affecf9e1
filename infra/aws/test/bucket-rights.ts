import { expect } from 'vitest';
import { resourcesOf, type TemplateJson, textOf } from './template.ts';

interface Statement {
  Effect: string;
  Action: string;
  Principal: { Service?: string };
  Condition?: object;
}

/** Lists the principals that the bucket policies allow. Each statement must have a condition. */
export function whoMayUseBuckets(template: TemplateJson): string[] {
  const policies = Object.values(resourcesOf(template, 'AWS::S3::BucketPolicy'));
  const statements = policies.flatMap(({ Properties }) => {
    const { PolicyDocument } = textOf(Properties) as { PolicyDocument: { Statement: Statement[] } };
    return PolicyDocument.Statement;
  });
  const allowed = statements.filter(({ Effect }) => Effect === 'Allow');
  for (const each of allowed) expect(each).toHaveProperty('Condition');
  return allowed.map(({ Principal, Action }) => `${Principal.Service ?? '*'} ${Action}`);
}
