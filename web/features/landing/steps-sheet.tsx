import { Bus, Host } from '../../ui/bus.tsx';
import styles from './landing-page.module.css';
import { Sheet } from './sheet.tsx';

const STEPS = [
  {
    name: 'Read',
    text: 'A lesson of a few minutes with code you can run. Then a brief: what goes in, what must come out.',
  },
  {
    name: 'Write',
    text: 'An editor in the page. Nothing to install. Python now, Bash and JavaScript coming soon.',
  },
  {
    name: 'Run',
    text: 'Locally in your browser at once, or on the server against the visible tests.',
  },
  {
    name: 'Submit',
    text: 'Every test, hidden ones too. The first pass earns the XP, and XP opens harder challenges.',
  },
];

/** The four steps of every challenge, along the wire. */
export function StepsSheet() {
  return (
    <Sheet offset="0020" title="How one challenge goes">
      <Bus>
        {STEPS.map(({ name, text }) => (
          <Host key={name} className={styles.step} state={name === 'Submit' ? 'active' : undefined}>
            <h3>{name}</h3>
            <p>{text}</p>
          </Host>
        ))}
      </Bus>
    </Sheet>
  );
}
