import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../domain/escape-html.ts';
import { FONT_SOURCE, MARK, readLocalStyle } from '../../local-pages/local-page.ts';
import type { Mail } from '../mail.ts';

/** The style sheet of the inbox and its content security policy. */
export interface InboxStyle {
  css: string;
  /** Allows only this style sheet and the fonts in it: no scripts, images or requests. */
  contentSecurityPolicy: string;
}

/** Reads the style sheet of the inbox. */
export async function readInboxStyle(): Promise<InboxStyle> {
  const css = await readLocalStyle();
  const hash = createHash('sha256').update(css).digest('base64');
  const rules = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    FONT_SOURCE,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return { css, contentSecurityPolicy: rules.join('; ') };
}

/** Renders the page with every email, newest first. */
export function inboxPage(mails: readonly Mail[], css: string): string {
  return page(css, {
    note: 'Emails that this machine would have sent. They stay here.',
    content: mails.length === 0 ? EMPTY : mailList(mails),
  });
}

/** Renders the page of a machine that sends its emails. */
export function relayedPage(css: string): string {
  return page(css, {
    note: 'This machine sends its emails through an SMTP server.',
    content: RELAYED,
  });
}

function page(css: string, { note, content }: { note: string; content: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Inbox · Packetsmith</title>
<style>${css}</style>
</head>
<body>
<a class="skip-link" href="#mails">Skip to the emails</a>
<header class="site-nav"><div><a class="brand" href="/">${MARK}packetsmith</a><span class="tag">LOCAL</span></div></header>
<main id="mails" class="page" tabindex="-1">
<div class="spread">
<div><h1>Inbox</h1><p class="quiet">${note}</p></div>
<a class="button" href="/inbox">Refresh</a>
</div>
${content}
</main>
</body>
</html>
`;
}

const RELAYED = `<section class="panel empty">
<span class="packet" aria-hidden="true"></span>
<p>No emails are kept here. Check the mailbox of the recipient.</p>
</section>`;

const EMPTY = `<section class="panel empty">
<span class="packet" aria-hidden="true"></span>
<p>No emails yet. Register an account, and its confirmation arrives here.</p>
<a class="button" href="/register">Go to registration</a>
</section>`;

function mailList(mails: readonly Mail[]): string {
  const count = mails.length === 1 ? '1 email' : `${mails.length} emails`;
  return `<p class="label" role="status">${count}, newest first</p>
<ol>
${mails.map(mailPanel).join('\n')}
</ol>`;
}

function mailPanel(mail: Mail): string {
  const sentAt = mail.sentAt.toISOString();
  return `<li><article class="panel">
<header><h2>${escapeHtml(mail.subject)}</h2><time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time></header>
<div class="panel-body">
<p class="label">To <span class="address">${escapeHtml(mail.to)}</span></p>
<p class="text">${escapeHtml(mail.text)}</p>
${mail.link === undefined ? '' : openLink(mail, mail.link)}
</div>
</article></li>`;
}

function openLink(mail: Mail, link: string): string {
  const label = `Open the link of “${mail.subject}” to ${mail.to}`;
  return `<a class="button" href="${escapeHtml(link)}" aria-label="${escapeHtml(label)}">Open the link</a>`;
}
