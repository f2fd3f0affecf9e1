/** How an attempt went: `message` is the sentence to show, `code` the service's own word for a refusal. */
export type Outcome =
  | { isOk: true; message?: string; isConfirmationNeeded?: boolean }
  | { isOk: false; message: string; code?: string };
