import type { ReactNode } from 'react';
import { SectionedText, type TextSection } from '../../shell/sectioned-text.tsx';
import { Keyboard } from './keyboard.tsx';
import type { Question } from './question.ts';
import { ACCOUNT, TOKENS } from './questions-on-accounts.tsx';
import { LIMITS, RUNNING, SANDBOX } from './questions-on-code.tsx';
import { DRAFTS, PROGRESS, STREAKS } from './questions-on-progress.tsx';
import { REPORTS } from './questions-on-reports.tsx';

/** The sections of the help page. */
const HELP_SECTIONS: readonly TextSection[] = [
  { id: 'running-code', title: 'Running code', body: answersTo(RUNNING) },
  { id: 'limits', title: 'Limits', body: answersTo(LIMITS) },
  { id: 'sandbox', title: 'The sandbox and the lab', body: answersTo(SANDBOX) },
  { id: 'progress', title: 'XP, levels and locks', body: answersTo(PROGRESS) },
  { id: 'streaks', title: 'Streaks', body: answersTo(STREAKS) },
  { id: 'drafts', title: 'Drafts and history', body: answersTo(DRAFTS) },
  { id: 'keyboard', title: 'Keyboard and screen reader', body: <Keyboard /> },
  { id: 'account', title: 'Your account', body: answersTo(ACCOUNT) },
  { id: 'tokens', title: 'Access tokens', body: answersTo(TOKENS) },
  { id: 'reporting', title: 'Reporting a problem', body: answersTo(REPORTS) },
];

/** Not collapsed, so that the browser's search finds every word. */
function answersTo(questions: readonly Question[]): ReactNode {
  return questions.map(({ question, answer }) => (
    <div key={question} className="stack" style={{ '--gap': 'var(--space-1)' }}>
      <h3>{question}</h3>
      {typeof answer === 'string' ? <p>{answer}</p> : answer}
    </div>
  ));
}

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
