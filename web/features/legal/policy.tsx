import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { SectionedText, type TextSection } from '../../shell/sectioned-text.tsx';

interface PolicyProps {
  title: string;
  lead: string;
  /** Stands between the head and the sections. */
  children?: ReactNode;
  sections: readonly TextSection[];
}

/** A text that binds: its head, and its sections by number. */
export function Policy({ title, lead, children, sections }: PolicyProps) {
  return (
    <SectionedText sections={sections}>
      <p className="label">
        <Link to={paths.home}>Back to home</Link>
      </p>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </SectionedText>
  );
}
