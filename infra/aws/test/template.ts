/** A resource of a CloudFormation template. */
export interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
}

/** A CloudFormation template as it is written. */
export interface TemplateJson {
  Resources: Record<string, Resource>;
}

/** Returns the resources of a type by logical ID. */
export function resourcesOf(template: TemplateJson, type: string): Record<string, Resource> {
  return Object.fromEntries(
    Object.entries(template.Resources).filter(([, { Type }]) => Type === type),
  );
}

/** Renders CloudFormation's intrinsic functions as text: references become `${LogicalId.Attribute}`, as in Fn::Sub. */
const INTRINSIC: Readonly<Record<string, (inner: unknown) => string>> = {
  Ref: (id) => `\${${String(id)}}`,
  'Fn::Sub': String,
  'Fn::GetAtt': (parts) => `\${${(parts as string[]).join('.')}}`,
  'Fn::Join': (inner) => {
    const [separator, parts] = inner as [string, unknown[]];
    return parts.map((part) => String(textOf(part))).join(separator);
  },
};

/** Returns a part of a template with its intrinsic functions rendered as text. */
export function textOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(textOf);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  for (const [name, inner] of entries) {
    const text = INTRINSIC[name]?.(inner);
    if (text !== undefined) return text;
  }
  return Object.fromEntries(entries.map(([key, each]) => [key, textOf(each)]));
}
