import { heroDemo } from 'virtual:landing-demos';
import { site } from 'virtual:site';
import { Bus, Host } from '../ui/bus.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { Packet } from '../ui/packet.tsx';
import { challengeCount, lessonCount } from './outline-counts.ts';
import styles from './product-picture.module.css';

const GAINS: readonly { title: string; text: string }[] = [
  {
    title: 'See why it failed.',
    text: 'A failed test shows the exact difference between your output and the right one.',
  },
  {
    title: 'Attack, then defend.',
    text: 'Every skill that attacks comes with the one that defends.',
  },
  {
    title: 'Nothing to install.',
    text: 'Code runs in your browser, against a simulated lab that nothing leaves.',
  },
];

/** Shows what learners do here, beside a form: a program, the network that it scans, and what they get. */
export function ProductPicture() {
  return (
    <div className={styles.picture}>
      <p className="label">A program that you will write along the way</p>
      <Program />
      <Bus className={styles.bus} travelers={1} label="The lab">
        <Host name="you" address="192.0.2.10" state="active" className={styles.host} />
        <Host name="web.test" address="192.0.2.20" state="active" className={styles.host}>
          <ul>
            {['22 ssh', '80 http', '443 https'].map((port) => (
              <li key={port}>
                <Packet state="done" />
                {port}
              </li>
            ))}
          </ul>
        </Host>
        <Host name="db.test" address="192.0.2.30" state="closed" className={styles.host}>
          <ul>
            <li>
              <Packet state="locked" />
              closed
            </li>
          </ul>
        </Host>
      </Bus>
      <ul className={styles.gains}>
        {GAINS.map(({ title, text }) => (
          <li key={title}>
            <Packet state="done" />
            <span>
              <b>{title}</b> {text}
            </span>
          </li>
        ))}
      </ul>
      <p className="label">
        {lessonCount(site.outline)} lessons &nbsp; {challengeCount(site.outline)} challenges
      </p>
    </div>
  );
}

function Program() {
  return (
    <CodeBlock title={heroDemo.file} reading="python 3" output={heroDemo.output} isNumbered>
      {heroDemo.lines.map((tokens, row) => (
        <span className="line" key={row}>
          {tokens.map(({ text, name }, place) => (
            <span key={place} className={name ?? undefined}>
              {text}
            </span>
          ))}
        </span>
      ))}
    </CodeBlock>
  );
}
