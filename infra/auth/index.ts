export { prepareAuthSchema } from './apply-schema.ts';
export { AuthError } from './auth-error.ts';
export { authRuleVariables, readAuthRules, type AuthRules } from './auth-rules.ts';
export { openAuthService, type AuthService } from './open-auth-service.ts';
