/** Reads through an operation of the OpenAPI document. */
export type Get = (operation: string, parts?: { id?: string; query?: string }) => Promise<unknown>;

/** A value that both APIs return. */
export interface Reading {
  /** The name of the field in `schema.graphql`. */
  field: string;
  document: string;
  /** Extracts the value from the document's response. */
  graphql(data: unknown): unknown;
  /** The operations of the REST API that read the same value: all of them, and no others. */
  counterparts: readonly string[];
  /** @param find returns null if there is nothing with that name */
  rest(get: Get, find: Get): Promise<unknown>;
}

/** Creates a reading of some fields of the viewer, with a function that extracts the value. */
export function ofViewer<Answer>(
  selection: string,
  present: (viewer: Answer) => unknown,
): { document: string; graphql: (data: { viewer: Answer }) => unknown } {
  return {
    document: `{ viewer { ${selection} } }`,
    graphql: ({ viewer }) => present(viewer),
  };
}
