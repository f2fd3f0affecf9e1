import { DeployError } from './deploy-error.ts';

/** Names of errors for missing credentials. */
const NO_CREDENTIALS = ['CredentialsProviderError'];

/** Names of errors for unknown or expired credentials. */
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
 * Explains an AWS error and what the operator can do about it.
 *
 * @param action the permission that the call needs, as a policy names it
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
