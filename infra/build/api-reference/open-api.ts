import { createRestApp } from '../../../functions/rest/app.ts';

/** The part of a JSON schema that our OpenAPI document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  enum?: string[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
  example?: unknown;
}

/** A value that a caller puts into the path, the query or a header. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

type Content = Record<string, { schema: Schema }>;

/** An operation of the API, with its method and path. */
export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: { bearer?: string[] }[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  /** In uppercase. */
  method: string;
  path: string;
}

/** What the reference shows. */
export interface ApiDescription {
  title: string;
  description: string;
  authentication: string;
  tags: { name: string; description: string }[];
  operations: Operation[];
  schemas: Record<string, Schema>;
}

interface OpenApiDocument {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: { bearer: { description: string } };
  };
}

/** Reads the OpenAPI document as it is served. The services behind the API aren't needed for it. */
export async function readApiDescription(): Promise<ApiDescription> {
  const app = createRestApp({
    services: {} as never,
    authenticate: () => Promise.resolve(null),
    log: () => undefined,
  });
  const response = await app.request('/api/openapi.json');
  const { info, tags, paths, components } = (await response.json()) as OpenApiDocument;
  return {
    ...info,
    tags,
    authentication: components.securitySchemes.bearer.description,
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase(),
        path,
      })),
    ),
    schemas: components.schemas,
  };
}

/** Returns the name of the schema that a reference points to. */
export function nameOf(reference: string): string {
  return reference.split('/').at(-1) ?? reference;
}

/** Returns an example of a value: the schema's own, or one that is put together from its parts. */
export function exampleOf(schema: Schema, schemas: ApiDescription['schemas']): unknown {
  const within = (part: Schema) => exampleOf(part, schemas);
  if (schema.example !== undefined) return schema.example;
  if (schema.$ref !== undefined) return within(schemas[nameOf(schema.$ref)] ?? {});
  if (schema.items) return [within(schema.items)];
  const [alternative] = schema.oneOf ?? schema.anyOf ?? [];
  if (alternative) return within(alternative);
  return exampleOfFields(schema, within);
}

function exampleOfFields(schema: Schema, within: (part: Schema) => unknown): unknown {
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(within));
  if (!schema.properties) return schema.default ?? schema.enum?.[0] ?? null;
  const fields = Object.entries(schema.properties);
  return Object.fromEntries(fields.map(([name, field]) => [name, within(field)]));
}
