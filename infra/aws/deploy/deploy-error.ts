/** Something that keeps a deployment from going on. Its message is a sentence for the operator, with the way on. */
export class DeployError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DeployFailure';
  }
}
