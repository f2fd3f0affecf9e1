import { SectionedText } from '../../shell/sectioned-text.tsx';
import { HELP_SECTIONS } from './help-sections.tsx';

/** The help page: answers to common questions, and how to contact support. */
export function HelpPage() {
  return (
    <SectionedText sections={HELP_SECTIONS}>
      <h1>Help</h1>
      <p className="lead">
        Answers to common questions. Everything is on this one page, so you can search it with your
        browser.
      </p>
    </SectionedText>
  );
}
