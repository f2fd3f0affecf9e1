/** An error of the Invoke API, as the AWS SDK understands it. */
export class InvokeError extends Error {
  readonly status: number;
  /** The exception's name at AWS. */
  readonly type: string;

  constructor(status: number, type: string, message: string) {
    super(message);
    this.name = 'InvokeError';
    this.status = status;
    this.type = type;
  }
}
