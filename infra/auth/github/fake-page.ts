// cspell:ignore labelledby novalidate describedby
import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../domain/escape-html.ts';
import { FONT_SOURCE, MARK, readLocalStyle } from '../../local-pages/local-page.ts';
import { type FakeGitHubAccount, type FakeGitHubFields, SAMPLE_ACCOUNTS } from './fake-accounts.ts';

/** The content of the page. */
export interface FakeGitHubView {
  css: string;
  /** The site that started the sign-in. */
  origin: string;
  fields: FakeGitHubFields;
}

/** Renders the page that replaces GitHub's: pick an account, invent one, or cancel. */
export function fakeGitHubPage({ css, origin, fields }: FakeGitHubView): string {
  const isRefused = Object.keys(fields.errors).length > 0;
  return document({
    title: `${isRefused ? 'Error: ' : ''}Simulated GitHub sign-in`,
    css,
    main: `<h1>Simulated GitHub sign-in</h1>
<p class="notice"><strong>This is not GitHub.</strong> No GitHub client ID is configured, so this page on your own machine simulates it. Choose an account; nothing leaves the machine.</p>
<p class="quiet">You will return to ${escapeHtml(origin)}.</p>
<form method="post">
<section class="panel" aria-labelledby="samples">
<header><h2 id="samples">Sample accounts</h2><span class="tag">SAMPLE</span></header>
<ol class="accounts">
${SAMPLE_ACCOUNTS.map(sampleRow).join('\n')}
</ol>
</section>
</form>
<section class="panel" aria-labelledby="invent">
<header><h2 id="invent">Another account</h2></header>
${inventForm(fields)}
</section>
<form method="post"><button class="button" name="choice" value="cancel">Cancel</button></form>`,
  });
}

/** Renders the page for an unknown or expired sign-in. */
export function fakeGitHubExpiredPage(css: string, siteUrl: string): string {
  return document({
    title: 'Simulated GitHub sign-in',
    css,
    main: `<h1>Simulated GitHub sign-in</h1>
<p class="notice" data-tone="fail" role="alert">This sign-in has expired or is already finished. Start again.</p>
<p><a class="button" href="${escapeHtml(siteUrl)}">Back to the site</a></p>`,
  });
}

function document({ title, css, main }: { title: string; css: string; main: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Packetsmith</title>
<style>${css}</style>
</head>
<body>
<a class="skip-link" href="#main">Skip to content</a>
<header class="site-nav"><div class="narrow"><span class="brand">${MARK}packetsmith</span><span class="tag">LOCAL SIMULATION</span></div></header>
<main id="main" class="page narrow" tabindex="-1">
${main}
</main>
</body>
</html>
`;
}

function sampleRow({ login, name, email, isVerified }: FakeGitHubAccount): string {
  const state = isVerified ? ['yes', 'verified'] : ['no', 'not verified'];
  const details = name === '' ? `${email}, without a name` : `${name}, ${email}`;
  return `<li><button class="account" name="choice" value="${login}"><strong>${login}</strong>
<span class="state" data-verified="${state[0]}"><span class="packet" aria-hidden="true"></span>${state[1]}</span>
<span>${details}</span></button></li>`;
}

function inventForm({ login, name, email, isVerified, errors }: FakeGitHubFields): string {
  return `<form class="form" method="post" novalidate>
${field({ id: 'login', label: 'Login', value: login, error: errors.login, help: 'The same login always gives the same account.' })}
${field({ id: 'name', label: 'Name', value: name, error: errors.name, help: 'May be empty, as on GitHub.' })}
${field({ id: 'email', label: 'Email', value: email, error: errors.email, help: 'The account’s primary email address.' })}
<div class="check"><input id="verified" name="verified" type="checkbox" value="yes"${isVerified ? ' checked' : ''}><label for="verified">GitHub has verified this address</label></div>
<div class="actions"><button class="button" data-kind="primary" name="choice" value="invented">Continue as this account</button></div>
</form>`;
}

interface FieldView {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  help: string;
}

function field({ id, label, value, error, help }: FieldView): string {
  const type = id === 'email' ? 'email' : 'text';
  const isInvalid = error === undefined ? '' : ' aria-invalid="true"';
  const message = error ?? help;
  return `<div class="field"><label for="${id}">${label}</label>
<input id="${id}" name="${id}" type="${type}" value="${escapeHtml(value)}" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="${id}-message"${isInvalid}>
<p id="${id}-message" class="${error === undefined ? 'help' : 'error'}"${error === undefined ? '' : ' role="alert"'}>${escapeHtml(message)}</p></div>`;
}

/** Reads the style sheet of the page: that of the other local pages, plus styles for forms. */
export function readFakeGitHubStyle(): Promise<string> {
  return readLocalStyle(new URL('fake.css', import.meta.url));
}

/**
 * The page's content security policy allows its styles, its fonts and its form. Browsers also check where the form's response
 * redirects to, so the policy includes that origin.
 */
export function fakeGitHubPolicy(css: string, destination: string | null): string {
  const hash = createHash('sha256').update(css).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    FONT_SOURCE,
    "base-uri 'none'",
    `form-action 'self'${destination === null ? '' : ` ${sourceOf(destination)}`}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A phone app has its own URL scheme and no origin. */
function sourceOf(address: string): string {
  const { origin, protocol } = new URL(address);
  return origin === 'null' ? protocol : origin;
}
