import { z } from 'zod';

const resource = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).optional(),
});

const template = z.looseObject({ Resources: z.record(z.string(), resource) });

type Template = z.infer<typeof template>;

const parse = (text: string): Template => template.parse(JSON.parse(text));

/**
 * Returns a template whose functions switch to their versions at once. Going back must not take as long as a release, and
 * CodeDeploy would first look for alarms that are ringing at that moment.
 *
 * @param text the template that was deployed before
 */
export function withoutShifting(text: string): string {
  const { Resources, ...others } = parse(text);
  const changed = Object.entries(Resources).map(([id, { UpdatePolicy: policy, ...one }]) => {
    const isShifted = one.Type === 'AWS::Lambda::Alias' || policy === undefined;
    return [id, isShifted ? one : { ...one, UpdatePolicy: policy }];
  });
  return JSON.stringify({ ...others, Resources: Object.fromEntries(changed) as unknown });
}

const HASH = /[0-9a-f]{64}/;

/** The files that a resource is made of; null if it has none. Asset names contain the hash of their content. */
function filesOf({ Type, Properties = {} }: z.infer<typeof resource>): string | null {
  if (Type === 'AWS::Lambda::Function')
    return HASH.exec(JSON.stringify(Properties['Code']))?.[0] ?? null;
  if (Type !== 'Custom::CDKBucketDeployment') return null;
  // What follows are the settings of the stage.
  const [files] = z.array(z.string()).parse(Properties['SourceObjectKeys']);
  return files ?? null;
}

/**
 * Compares the code and the files of two stages. Settings may differ.
 *
 * @returns the logical IDs of the resources whose files differ
 */
export function findDifferentFiles(one: string, other: string): string[] {
  const [first, second] = [parse(one), parse(other)].map(({ Resources }) =>
    Object.fromEntries(Object.entries(Resources).map(([id, each]) => [id, filesOf(each)])),
  );
  const ids = Object.keys({ ...first, ...second });
  return ids.filter((id) => (first?.[id] ?? null) !== (second?.[id] ?? null));
}
