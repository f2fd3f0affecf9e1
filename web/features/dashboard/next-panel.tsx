import { expectedMinutes } from '../../../domain/lesson-time.ts';
import type { NextStepFragment, ReasonKind } from '../../graphql/__generated__/operations.ts';
import { useLoggedFailure } from '../../graphql/panel-feeds.ts';
import {
  fullTitle,
  type NextLinks,
  nextLinks,
  readingOf,
} from '../../next-step/next-step-links.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Packet, type PacketState } from '../../ui/packet.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import styles from './dashboard.module.css';
import { FirstSteps } from './first-steps.tsx';
import { isNewcomer } from './greeting.tsx';
import { QuickLinks } from './quick-links.tsx';
import type { DashboardFeeds } from './use-dashboard.ts';

const TITLE = 'Next for you';

const PACKETS: Readonly<Record<ReasonKind, PacketState>> = {
  DONE: 'done',
  BEGUN: 'pending',
  WEAK: 'pending',
  EARNS: 'open',
};

interface NextPanelProps {
  feeds: DashboardFeeds;
}

/** What to do next with its reasons, in the only primary button of the page, and the quick links. */
export function NextPanel({ feeds }: NextPanelProps) {
  const { part, isBusy, failure } = feeds.next;
  useLoggedFailure(TITLE, failure);
  return (
    <Panel
      title={TITLE}
      className={classNames(styles.wide, styles.next)}
      isBusy={isBusy}
      reading={part && readingOfFirst(part.nextStep)}
    >
      <div className={styles.continue}>
        {isBusy ? (
          <SkeletonStep />
        ) : part ? (
          <Step step={part.nextStep} isFirst={isFirstDay(feeds, part.nextStep)} />
        ) : (
          <Failed feeds={feeds} />
        )}
      </div>
      {part && isFirstDay(feeds, part.nextStep) && <FirstSteps step={part.nextStep} />}
      <QuickLinks feeds={feeds} />
    </Panel>
  );
}

/** Whether the learner hasn't done anything yet, and begins with a lesson. */
function isFirstDay({ greeting }: DashboardFeeds, { kind }: NextStepFragment): boolean {
  return kind === 'LESSON' && isNewcomer(greeting.part);
}

/** Returns the time of the lesson that comes next, or the XP of the challenge. */
function readingOfFirst(step: NextStepFragment): string | null {
  const links = nextLinks(step);
  return links && readingOf(links.first, step, (minutes) => `about ${minutes} minutes`);
}

interface StepProps {
  step: NextStepFragment;
  /** Whether the wire below it shows what it leads to, in place of the reasons. */
  isFirst: boolean;
}

function Step({ step, isFirst }: StepProps) {
  const links = nextLinks(step);
  if (links === null) return <NothingLeft />;
  const { lesson, challenge, reasons } = step;
  const description =
    step.kind === 'CHALLENGE' ? challenge?.description : lesson?.lesson.description;
  return (
    <>
      <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
        <h3>{fullTitle(links.first)}</h3>
        <p>{description}</p>
        {!isFirst && (
          <ul className={styles.reasons}>
            {reasons.map(({ kind, text }) => (
              <li key={kind}>
                <Packet state={PACKETS[kind]} />
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      {/* On the first day, a panel of its own says so. */}
      <Choices step={step} links={links} canSkip={!isFirst && isEarly(links)} />
    </>
  );
}

function isEarly({ first: { position } }: NextLinks): boolean {
  return position !== null && position <= FIRST_LESSONS;
}

interface ChoicesProps {
  step: NextStepFragment;
  links: NextLinks;
  /** Whether the lesson is one of the first, which a learner who knows Python can skip. */
  canSkip: boolean;
}

/** How many lessons a learner is offered to skip here. */
const FIRST_LESSONS = 10;

function Choices({ step, links: { first, other }, canSkip }: ChoicesProps) {
  const what = first.position === null ? 'challenge' : `lesson ${first.position}`;
  return (
    <div className={styles.do}>
      <ButtonLink to={first.path} kind="primary">
        {step.isStarted ? 'Continue' : 'Start'} {what}
      </ButtonLink>
      {other && (
        <ButtonLink to={other.path}>
          {other.position === null ? `Or solve ${other.title}` : otherLesson(step, other.position)}
        </ButtonLink>
      )}
      {canSkip && (
        <Link className="target" to={paths.placement}>
          Know Python? Find my level
        </Link>
      )}
    </div>
  );
}

function otherLesson({ lesson }: NextStepFragment, position: number): string {
  return lesson
    ? `Or lesson ${position}, ${expectedMinutes(lesson.lesson)} min`
    : `Or lesson ${position}`;
}

function NothingLeft() {
  return (
    <>
      <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
        <h3>Nothing is left to do</h3>
        <p className="quiet">
          You’ve practiced every lesson and solved every challenge that is open to you. Reviews keep
          it fresh.
        </p>
      </div>
      <div className={styles.do}>
        <ButtonLink to={paths.review} kind="primary">
          Review skills
        </ButtonLink>
        <ButtonLink to={paths.challenges}>Browse challenges</ButtonLink>
      </div>
    </>
  );
}

function Failed({ feeds }: NextPanelProps) {
  return (
    <>
      <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
        <h3>What comes next is unknown</h3>
        <p className="quiet">It could not be loaded just now. Continue with the path instead.</p>
      </div>
      <div className={styles.do}>
        <TryAgain {...feeds.next} />
        <ButtonLink to={paths.lessons}>Open the path</ButtonLink>
      </div>
    </>
  );
}

function SkeletonStep() {
  return (
    <>
      <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
        <Skeleton width="60%" height="32px" />
        <Skeleton width="90%" height="52px" />
        <Skeleton width="70%" height="56px" />
      </div>
      <div className={styles.do}>
        <Skeleton height="40px" />
        <Skeleton height="40px" />
      </div>
    </>
  );
}
