import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DescribedOperation, Schema, Schemas } from './open-api.ts';

/** Tells what an answer lacks, or has in addition to what the document describes. Empty if it is as described. */
export type DocumentCheck = (
  operation: DescribedOperation,
  status: number,
  body: unknown,
) => string[];

/** Returns a schema without references, whose objects have no fields but those that are described. */
function closed(schema: Schema, schemas: Schemas): Schema {
  const named = ($ref: string): Schema => {
    const found = schemas[$ref.split('/').at(-1) ?? ''];
    if (found === undefined) throw new Error(`There is no ${$ref}.`);
    return found;
  };
  const inlineChoices = ({ allOf, anyOf, oneOf }: Schema): Schema => ({
    ...(allOf && { allOf: allOf.map(inline) }),
    ...(anyOf && { anyOf: anyOf.map(close) }),
    ...(oneOf && { oneOf: oneOf.map(close) }),
  });
  const inlineParts = ({ items, properties }: Schema): Schema => {
    const fields = Object.entries(properties ?? {}).map(([name, field]) => [name, close(field)]);
    return {
      ...(items && { items: close(items) }),
      ...(properties && { properties: Object.fromEntries(fields) as Record<string, Schema> }),
    };
  };
  const inline = ({ $ref, ...own }: Schema): Schema => ({
    ...($ref !== undefined && inline(named($ref))),
    ...own,
    ...inlineParts(own),
    ...inlineChoices(own),
  });
  const close = (open: Schema): Schema => {
    const inlined = inline(open);
    const isObject = inlined.properties !== undefined || inlined.allOf !== undefined;
    return isObject ? { ...inlined, unevaluatedProperties: false } : inlined;
  };
  return close(schema);
}

/** Creates a check that follows the document as a strict client does: unknown fields are errors, too. */
export function createDocumentCheck(schemas: Schemas): DocumentCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const compiled = new Map<Schema, ValidateFunction>();
  const validatorOf = (schema: Schema): ValidateFunction => {
    const validate = compiled.get(schema) ?? ajv.compile(closed(schema, schemas));
    compiled.set(schema, validate);
    return validate;
  };
  return ({ responses }, status, body) => {
    const schema = responses[status]?.content?.['application/json']?.schema;
    if (schema === undefined) return [`The document has no body with the status ${status}.`];
    const validate = validatorOf(schema);
    validate(body);
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    );
  };
}
