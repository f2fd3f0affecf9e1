import { expect, test } from 'vitest';
import { WEB_ADDRESS } from '../../web-address.ts';
import { readAuthSettings } from '../auth-settings.ts';

const ENABLED = {
  GOTRUE_EXTERNAL_GITHUB_ENABLED: 'true',
  GOTRUE_EXTERNAL_GITHUB_CLIENT_ID: 'id',
  GOTRUE_EXTERNAL_GITHUB_SECRET: 'secret',
};

test('GitHub and linking are disabled by default, as in GoTrue', () => {
  const { GOTRUE_EXTERNAL_GITHUB_ENABLED: _enabled, ...registered } = ENABLED;
  for (const environment of [{}, registered]) {
    const settings = readAuthSettings(environment);
    expect(settings).toMatchObject({ github: null, isManualLinkingEnabled: false });
  }
});

test('a GitHub OAuth app is configured with GoTrue’s variable names', () => {
  expect(readAuthSettings(ENABLED).github).toEqual({ clientId: 'id', clientSecret: 'secret' });
  const settings = readAuthSettings({
    ...ENABLED,
    GOTRUE_EXTERNAL_GITHUB_REDIRECT_URI: 'https://learn.example.test/auth/v1/callback',
    GOTRUE_EXTERNAL_GITHUB_URL: 'https://github.example.test/',
    GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: 'true',
  });
  expect(settings).toMatchObject({
    github: {
      clientId: 'id',
      clientSecret: 'secret',
      callbackUrl: 'https://learn.example.test/auth/v1/callback',
      url: 'https://github.example.test',
    },
    isManualLinkingEnabled: true,
  });
});

test.each([
  ['GOTRUE_EXTERNAL_GITHUB_ENABLED', 'perhaps', 'must be "true" or "false"'],
  ['GOTRUE_EXTERNAL_GITHUB_URL', 'github', WEB_ADDRESS],
  ['GOTRUE_EXTERNAL_GITHUB_REDIRECT_URI', 'javascript:1', WEB_ADDRESS],
])('%s=%s is rejected with a message that names the variable', (name, value, rule) => {
  expect(() => readAuthSettings({ [name]: value })).toThrow(`${name} ${rule}.`);
});
