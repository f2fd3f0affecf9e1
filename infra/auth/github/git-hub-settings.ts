import { z } from 'zod';
import { goFlag, webAddress } from '../../setting-values.ts';
import type { GitHubRegistration } from './git-hub.ts';

/** GoTrue's variables about GitHub, to spread into a Zod object schema. */
export const gitHubVariables = {
  GOTRUE_EXTERNAL_GITHUB_ENABLED: goFlag.default(false),
  GOTRUE_EXTERNAL_GITHUB_CLIENT_ID: z.string().default(''),
  GOTRUE_EXTERNAL_GITHUB_SECRET: z.string().default(''),
  GOTRUE_EXTERNAL_GITHUB_REDIRECT_URI: webAddress.optional(),
  GOTRUE_EXTERNAL_GITHUB_URL: webAddress.optional(),
  GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: goFlag.default(false),
};

/** The settings for signing in with GitHub and linking it. */
export interface GitHubSettings {
  /** Null if GitHub is disabled. */
  github: GitHubRegistration | null;
  isManualLinkingEnabled: boolean;
}

/** Reads the settings from parsed {@link gitHubVariables}. */
export function readGitHubSettings(
  found: z.infer<z.ZodObject<typeof gitHubVariables>>,
): GitHubSettings {
  const callbackUrl = found.GOTRUE_EXTERNAL_GITHUB_REDIRECT_URI;
  const url = found.GOTRUE_EXTERNAL_GITHUB_URL;
  const registration = {
    clientId: found.GOTRUE_EXTERNAL_GITHUB_CLIENT_ID,
    clientSecret: found.GOTRUE_EXTERNAL_GITHUB_SECRET,
    ...(callbackUrl === undefined ? {} : { callbackUrl }),
    ...(url === undefined ? {} : { url }),
  };
  return {
    github: found.GOTRUE_EXTERNAL_GITHUB_ENABLED ? registration : null,
    isManualLinkingEnabled: found.GOTRUE_SECURITY_MANUAL_LINKING_ENABLED,
  };
}
