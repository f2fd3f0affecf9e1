/** Reads by an operation of the OpenAPI document. */
export type Get = (operation: string, parts?: { id?: string; query?: string }) => Promise<unknown>;

/** What is read through both APIs. */
export interface Reading {
  /** What it is called in `schema.graphql`. */
  field: string;
  document: string;
  /** What the document's answer comes to. */
  graphql(data: unknown): unknown;
  /** The operations of the REST API by which the same is read: all of them, and no other. */
  counterparts: readonly string[];
  /** @param find answers null where there is nothing of that name */
  rest(get: Get, find: Get): Promise<unknown>;
}

/** A document that asks for some fields of the viewer, and what is made of them. */
export function ofViewer<Answer>(
  selection: string,
  present: (viewer: Answer) => unknown,
): { document: string; graphql: (data: { viewer: Answer }) => unknown } {
  return {
    document: `{ viewer { ${selection} } }`,
    graphql: ({ viewer }) => present(viewer),
  };
}
