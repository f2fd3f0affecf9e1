import { escapeHtml } from './escape-html.ts';
import type { Mail } from './mail.ts';

/** The page that shows every mail, the newest first. */
export function inboxPage(mails: readonly Mail[], css: string): string {
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
<a class="skip-link" href="#mails">Skip to the mails</a>
<header class="site-nav"><div><a class="brand" href="/">${MARK}packetsmith</a><span class="tag">LOCAL</span></div></header>
<main id="mails" class="page" tabindex="-1">
<div class="spread">
<div><h1>Inbox</h1><p class="quiet">Mails that this machine would have sent. They stay here.</p></div>
<a class="button" href="/inbox">Refresh</a>
</div>
${mails.length === 0 ? EMPTY : mailList(mails)}
</main>
</body>
</html>
`;
}

/** The product's mark: two brackets as an anvil, and the packet on it. */
const MARK =
  '<svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2"><path d="M2.5 11H10.5V20.5H5.5M21.5 11H13.5V20.5H18.5"/><rect class="packet-fill" x="8.75" y="2" width="6.5" height="6.5"/></svg>';

const EMPTY = `<section class="panel empty">
<span class="packet" aria-hidden="true"></span>
<p>No mails yet. Register an account and its confirmation arrives here.</p>
<a class="button" href="/register">Go to registration</a>
</section>`;

function mailList(mails: readonly Mail[]): string {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
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
