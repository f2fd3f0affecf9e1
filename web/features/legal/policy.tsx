import { type ReactNode, useSyncExternalStore } from 'react';
import { site } from 'virtual:site';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { MailLink } from '../../shell/mail-link.tsx';
import { SectionedText, type TextSection } from '../../shell/sectioned-text.tsx';
import { formatDate } from '../../ui/format-date.ts';

/** The contact address, as a link. */
export function ContactMail() {
  return <MailLink address={site.contactMail} />;
}

const DAY_ID = 'last-updated';

const today = (): string => formatDate(new Date(), 'long');

/** Returns the date that the page was rendered with; today's while it is being rendered. */
function renderedDay(): string {
  const rendered = typeof document === 'undefined' ? null : document.getElementById(DAY_ID);
  return rendered?.textContent ?? today();
}

/** Today's date, in words. Without scripts, a page shows the day on which it was built. */
function Today() {
  return <time id={DAY_ID}>{useSyncExternalStore(neverChanges, today, renderedDay)}</time>;
}

function neverChanges(): () => void {
  return () => undefined;
}

interface PolicyProps {
  title: string;
  lead: string;
  /** The content between the heading and the sections; the date of the last update by default. */
  children?: ReactNode;
  sections: readonly TextSection[];
}

/** A legal text: its heading and its numbered sections. */
export function Policy({ title, lead, children, sections }: PolicyProps) {
  return (
    <SectionedText sections={sections}>
      <p className="label">
        <Link className="target" to={paths.home}>
          Back to home
        </Link>
      </p>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children ?? (
        <p className="label">
          Last updated: <Today />
        </p>
      )}
    </SectionedText>
  );
}
