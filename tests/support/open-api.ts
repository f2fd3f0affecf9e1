import { createRestApp } from '../../functions/rest/app.ts';

/** A schema of the document, as far as tests look into it. */
export interface Schema {
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  unevaluatedProperties?: boolean;
  example?: unknown;
  type?: string | string[];
  enum?: string[];
  maximum?: number;
}
/** The named schemas of the document. */
export type Schemas = Readonly<Record<string, Schema>>;
/** What a call needs besides its body. */
export interface DescribedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}
interface Operation {
  operationId: string;
  security: { bearer?: string[] }[];
  parameters?: DescribedParameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas };
}

/** A call as documented for integrators. */
export interface DescribedOperation extends Operation {
  /** The call's `operationId`. */
  name: string;
  /** The path, with `{id}` as a placeholder for one object. */
  path: string;
  /** The HTTP method, in uppercase. */
  method: string;
}

/** Fills in the ids of a path. @param nestedId the id in a path such as `/api/lessons/{id}/steps/{stepId}/visits` */
export function pathOf(path: string, id: string, nestedId = 'nowhere'): string {
  return path.replace('{id}', id).replace(/\{\w+\}/, nestedId);
}

/** Reads the document as it is served, without the services behind the API. */
export async function readOpenApi() {
  const app = createRestApp({
    services: {} as never,
    authenticate: () => Promise.resolve(null),
    log: () => undefined,
  });
  const response = await app.request('/api/openapi.json');
  const { paths, components } = (await response.json()) as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): DescribedOperation => ({
      ...operation,
      name: operation.operationId,
      path,
      method: method.toUpperCase(),
    })),
  );
  /** Returns the document's example for a schema. */
  const exampleOf = (schema: Schema | undefined): unknown => {
    if (schema?.$ref) return exampleOf(components.schemas[schema.$ref.split('/').at(-1) ?? '']);
    return schema?.items ? [exampleOf(schema.items)] : schema?.example;
  };
  return { operations, schemas: components.schemas, exampleOf };
}
