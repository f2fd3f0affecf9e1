import { DeployError } from './deploy-error.ts';

/** Names of errors when there is nobody to sign a request. */
const NO_CREDENTIALS = ['CredentialsProviderError'];

/** Names of errors when whoever signed it is not, or no longer, known. */
const STALE_CREDENTIALS = [
  'ExpiredToken',
  'ExpiredTokenException',
  'InvalidClientTokenId',
  'InvalidSignatureException',
  'SignatureDoesNotMatch',
  'TokenRefreshRequired',
  'UnrecognizedClientException',
];

const FORBIDDEN = ['AccessDenied', 'AccessDeniedException'];

/**
 * What an operator can do about an error of AWS.
 *
 * @param action the right that was needed, as a policy names it
 */
export function explainRefusal(action: string, error: unknown): DeployError {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (NO_CREDENTIALS.includes(name)) {
    return new DeployError(
      `There are no AWS credentials (${message}); sign in, as with "aws sso login", and name the profile in AWS_PROFILE.`,
      { cause: error },
    );
  }
  if (STALE_CREDENTIALS.includes(name)) {
    return new DeployError(`AWS does not accept the credentials (${name}); sign in again.`, {
      cause: error,
    });
  }
  if (FORBIDDEN.includes(name)) {
    return new DeployError(
      `AWS does not let you use ${action} (${message}); docs/deploy.md lists the rights that a deployer needs.`,
      { cause: error },
    );
  }
  return new DeployError(`AWS did not answer to ${action} (${name}: ${message}); try again.`, {
    cause: error,
  });
}
