import { site } from 'virtual:site';

/** The address for questions, as a link. */
export function ContactMail() {
  return <a href={`mailto:${site.contactMail}`}>{site.contactMail}</a>;
}
