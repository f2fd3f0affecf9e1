/** An error that stops a deployment. Its message tells the operator what happened and what to do. */
export class DeployError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DeployError';
  }
}
