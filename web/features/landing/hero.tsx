import { useRef } from 'react';
import { heroDemo } from 'virtual:landing-demos';
import { site } from 'virtual:site';
import { paths } from '../../paths.ts';
import { challengeCount, lessonCount } from '../../shell/outline-counts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Bus, Host } from '../../ui/bus.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Packet, type PacketState } from '../../ui/packet.tsx';
import styles from './hero.module.css';
import { TypedDemo } from './typed-demo.tsx';
import { useSeen } from './use-seen.ts';

interface LabHost {
  name: string;
  address: string;
  state?: 'active' | 'closed';
  ports: { state: PacketState; text: string }[];
}

const HOSTS: readonly LabHost[] = [
  {
    name: 'you',
    address: '192.0.2.10',
    state: 'active',
    ports: [{ state: 'done', text: 'in scope' }],
  },
  {
    name: 'web.test',
    address: '192.0.2.20',
    state: 'active',
    ports: [
      { state: 'done', text: '22 ssh' },
      { state: 'done', text: '80 http' },
      { state: 'done', text: '443 https' },
    ],
  },
  {
    name: 'mail.test',
    address: '192.0.2.25',
    ports: [
      { state: 'done', text: '25 smtp' },
      { state: 'done', text: '143 imap' },
    ],
  },
  {
    name: 'db.test',
    address: '192.0.2.30',
    ports: [
      { state: 'done', text: '5432 pgsql' },
      { state: 'pending', text: 'probing 6379' },
    ],
  },
  {
    name: 'printer.test',
    address: '192.0.2.40',
    state: 'closed',
    ports: [{ state: 'open', text: 'waiting' }],
  },
];

/** The simulated network in the middle of a scan. */
function LabScan() {
  return (
    <section aria-label="Lab scan of 192.0.2.0/24" className="stack">
      <div className="spread">
        <p className="label">lab 192.0.2.0/24 &nbsp; simulated, nothing leaves it</p>
        <Badge tone="warn" packet="pending">
          scanning, 3 of 4 hosts answered
        </Badge>
      </div>
      <Bus travelers={3}>
        {HOSTS.map(({ ports, ...host }) => (
          <Host key={host.name} {...host}>
            <ul>
              {ports.map(({ state, text }) => (
                <li key={text}>
                  <Packet state={state} />
                  {text}
                </li>
              ))}
            </ul>
          </Host>
        ))}
      </Bus>
    </section>
  );
}

const HERO_THRESHOLD = 0.1;

/** The introduction, with a program that is being typed and the network that it scans. */
export function Hero() {
  const hero = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(hero, HERO_THRESHOLD);
  return (
    <>
      <div className={styles.hero} ref={hero}>
        <div className="stack" style={{ '--gap': 'var(--space-6)' }}>
          <h1>
            Learn Python on a network built to be <em>broken</em>.
          </h1>
          <p className="lead">
            Read a lesson, write the code, run it against a simulated lab. Every attack comes with
            its defense.
          </p>
          <div className="cluster">
            <ButtonLink to={paths.register} kind="primary">
              Create an account
            </ButtonLink>
            <ButtonLink to={paths.lessons}>See the lessons</ButtonLink>
          </div>
          <p className="label">
            {lessonCount(site.outline)} lessons &nbsp; {challengeCount(site.outline)} challenges
            &nbsp; one isolated sandbox
          </p>
        </div>
        <TypedDemo className={styles.demo} demo={heroDemo} hasStarted={isSeen} reading="python 3" />
      </div>
      <LabScan />
      {site.claims.length > 0 && (
        <ul className={`label ${styles.claims}`}>
          {site.claims.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
      )}
    </>
  );
}
