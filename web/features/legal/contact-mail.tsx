import { site } from 'virtual:site';
import { MailLink } from '../../shell/mail-link.tsx';

/** The contact address, as a link. */
export function ContactMail() {
  return <MailLink address={site.contactMail} />;
}
