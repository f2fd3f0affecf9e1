/** The result of an attempt: `message` is the text to show, `code` the service's error code. */
export type Outcome =
  | { isOk: true; message?: string; isConfirmationNeeded?: boolean }
  | { isOk: false; message: string; code?: string };
