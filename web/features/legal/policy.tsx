import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { SectionedText, type TextSection } from '../../shell/sectioned-text.tsx';
import { Today } from './today.tsx';

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
        <Link to={paths.home}>Back to home</Link>
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
