import { SectionedText } from '../../shell/sectioned-text.tsx';
import { HELP_SECTIONS } from './help-sections.tsx';

/** Short answers to what is asked most often, and how to reach a person. */
export function HelpPage() {
  return (
    <SectionedText sections={HELP_SECTIONS}>
      <h1>Help</h1>
      <p className="lead">
        What is asked most often, and the way on. Everything is on this one page: search it with
        your browser.
      </p>
    </SectionedText>
  );
}
