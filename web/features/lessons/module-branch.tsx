import { useId } from 'react';
import { lessonTimeLabel } from '../../../domain/lesson-time.ts';
import type { LessonState } from '../../graphql/__generated__/operations.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Packet } from '../../ui/packet.tsx';
import { completionDetails } from './lesson-words.ts';
import styles from './lessons.module.css';
import { OPENED_FROM_PATH } from './use-open-lesson.ts';
import type { PathModule, PathStop } from './path-modules.ts';
import type { PathLinks } from './use-path-links.ts';

const FACES = {
  COMPLETED: { packet: 'done', tone: 'signal', word: 'Done' },
  UNLOCKED: { packet: 'open', tone: 'signal', word: 'Start' },
  LOCKED: { packet: 'locked', tone: undefined, word: 'Locked' },
} as const satisfies Record<LessonState, unknown>;

interface LessonCardProps {
  stop: PathStop;
  links: PathLinks;
}

/** One numbered lesson of the path. An unlocked lesson is a link; a locked one says what unlocks it. */
function LessonCard({ stop, links }: LessonCardProps) {
  const { lesson, position } = stop;
  const { id, title, state } = lesson;
  const face = FACES[state];
  const isLocked = state === 'LOCKED';
  return (
    <li className={styles.lesson} data-state={face.packet} value={position}>
      <b aria-hidden="true">{String(position).padStart(2, '0')}</b>
      <h3>
        {isLocked ? (
          title
        ) : (
          <Link
            to={paths.lesson(id)}
            state={OPENED_FROM_PATH}
            ref={links.refOf(id)}
            onKeyDown={links.walk}
          >
            {title}
          </Link>
        )}
      </h3>
      <p className={styles.foot}>
        <Badge tone={face.tone} packet={face.packet}>
          {face.word}
        </Badge>{' '}
        <Reading stop={stop} />
      </p>
      {!isLocked && <span className={styles.fill} aria-hidden="true" />}
    </li>
  );
}

/** Shows how long a lesson takes, what unlocks it, or that it is completed. */
function Reading({ stop: { lesson, position } }: { stop: PathStop }) {
  if (lesson.state === 'COMPLETED') {
    const details = completionDetails(lesson);
    return (
      <>
        {details !== null && <span className="label">{details}</span>}
        <Tick />
      </>
    );
  }
  const isLocked = lesson.state === 'LOCKED';
  return (
    <span className="label">
      {isLocked ? `after lesson ${position - 1}` : lessonTimeLabel(lesson)}
    </span>
  );
}

function Tick() {
  return (
    <svg className={styles.tick} viewBox="0 0 16 16" role="img" aria-label="completed">
      <path d="M2.5 8.5 6.5 12.5 13.5 4" />
    </svg>
  );
}

interface ModuleBranchProps {
  module: PathModule;
  links: PathLinks;
  /** Whether it links to the proofs. */
  hasProofLink: boolean;
}

/** One module: its node on the trunk and its lessons on a branch. */
export function ModuleBranch({ module, links, hasProofLink }: ModuleBranchProps) {
  const titleId = useId();
  return (
    <section className={styles.module} data-state={module.state} aria-labelledby={titleId}>
      <Packet state={module.state} />
      <header>
        <h2 id={titleId}>{module.name}</h2>
        <span className="label">
          {module.completed} of {module.stops.length}
        </span>
        {hasProofLink && (
          <Link to={paths.placement} className="label target">
            Prove what you know
          </Link>
        )}
      </header>
      <ol className={styles.branch}>
        {module.stops.map((stop) => (
          <LessonCard key={stop.lesson.id} stop={stop} links={links} />
        ))}
      </ol>
    </section>
  );
}
