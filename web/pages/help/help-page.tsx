import { Link } from 'react-router';
import { site } from 'virtual:site';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './help-page.module.css';

const ANSWERS = [
  {
    question: 'A page will not load',
    answer:
      'Reload it once. If that does not help, clear the data of this site and sign in again: progress is kept on the server.',
  },
  {
    question: 'My code runs locally but fails on the server',
    answer:
      'Run (Local) uses the sample input. A submission is graded against hidden cases too: empty input, odd lengths, ties. Read the brief for what it says about those.',
  },
  {
    question: 'My program does not stop',
    answer:
      'Press Stop. The interpreter is thrown away and a fresh one starts; your code stays in the editor.',
  },
  {
    question: 'A challenge is locked',
    answer:
      'It opens with XP: 100 for difficulty 2, 200 for 3, 300 for 4 and 400 for 5. Solve easier ones first.',
  },
  {
    question: 'A lesson is locked',
    answer: 'Lessons open in order. Complete the one before it.',
  },
  {
    question: 'The confirmation mail has not come',
    answer:
      'Look among the spam, and wait a few minutes. Then sign up again with the same address.',
  },
];

/** Short answers to what goes wrong most often, and how to reach a person. */
export function HelpPage() {
  return (
    <div className={`page ${styles.help}`}>
      <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
        <h1>Help</h1>
        <p className="lead">What goes wrong most often, and the way on.</p>
      </div>
      <Panel title="Questions" reading={`${ANSWERS.length} answers`}>
        {ANSWERS.map(({ question, answer }) => (
          <details key={question} className={styles.answer}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </Panel>
      <Notice packet="open">
        <p>
          Not here? Write to <a href={`mailto:${site.supportMail}`}>{site.supportMail}</a>; a person
          answers within 24 hours. Questions of payment are on the{' '}
          <Link to={paths.billing}>pricing page</Link>.
        </p>
      </Notice>
    </div>
  );
}
