import { site } from 'virtual:site';
import { MailLink } from '../../shell/mail-link.tsx';

/** The address for questions, as a link. */
export function ContactMail() {
  return <MailLink address={site.contactMail} />;
}
