import { matchPath } from 'react-router-dom';
import {
  type PlacementFragment,
  useLearningPathQuery,
  usePlacementQuery,
  useStartPlacementMutation,
} from '../../../graphql/__generated__/operations.ts';
import { errorMessage } from '../../../graphql/error-message.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router/link.tsx';
import { usePathname } from '../../../router/site-context.ts';
import { usePageTitle } from '../../../shell/use-page-title.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Packet } from '../../../ui/packet.tsx';
import { Panel, Row } from '../../../ui/panel.tsx';
import { PlainPage, ProblemError, ProblemPage } from '../review/problem-page.tsx';
import { PageSkeleton } from '../steps/page-skeleton.tsx';
import { currentStop, type PathStop } from '../path-modules.ts';
import { PlacementList } from './placement-list.tsx';
import styles from './placement.module.css';
import { QuestionView } from './question-view.tsx';

const TITLE = 'Prove what you know';

/** Proving a module or a lesson by questions. Without an id, the address lists the modules. */
export function PlacementPage() {
  const id = matchPath(`${paths.placement}/:id?`, usePathname())?.params.id;
  return id === undefined ? <PlacementList title={TITLE} /> : <PlacementScreen key={id} id={id} />;
}

function PlacementScreen({ id }: { id: string }) {
  const { data, loading, refetch } = usePlacementQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const learner = data?.viewer;
  if (learner == null) {
    const retry = (): void => void refetch().catch(() => undefined);
    return loading ? (
      <PageSkeleton label="Loading the questions" />
    ) : (
      <ProblemError title={TITLE} retry={retry} />
    );
  }
  return learner.placement === null ? <NoQuestions /> : <Placement placement={learner.placement} />;
}

function NoQuestions() {
  return (
    <PlainPage title={TITLE} actions={<ButtonLink to={paths.lessons}>Learning Path</ButtonLink>}>
      <p className="quiet">There are too few exercises here to prove anything. Take the lesson.</p>
    </PlainPage>
  );
}

interface PlacementProps {
  placement: PlacementFragment;
}

function Placement({ placement }: PlacementProps) {
  const { title, attempt, answersNeeded } = placement;
  usePageTitle(title);
  if (!attempt?.question) return <Start placement={placement} />;
  const { question } = attempt;
  return (
    <ProblemPage title={title} reading="Prove what you know">
      <QuestionView key={question.number} {...{ attempt, question, answersNeeded }} />
    </ProblemPage>
  );
}

/** What an attempt takes: "7 right answers of 8 prove all 9 lessons." */
function Rules({ placement }: PlacementProps) {
  const { kind, answersNeeded, rightNeeded, title, lessonCount } = placement;
  const lessons = kind === 'LESSON' ? `the lesson ${title}` : `all ${lessonCount} lessons`;
  return (
    <>
      <p>{`${rightNeeded} right answers of ${answersNeeded} prove ${lessons}.`}</p>
      <p className="quiet">
        Proved lessons count as completed and earn no XP; their skills come back for review after
        seven days.
      </p>
    </>
  );
}

/** What to expect of an attempt. */
function Facts({ placement: { kind, answersNeeded, rightNeeded } }: PlacementProps) {
  const isModule = kind === 'MODULE';
  const facts = [
    ['Questions', isModule ? `${answersNeeded}, and some that you can skip` : `${answersNeeded}`],
    ['Right answers', rightNeeded === answersNeeded ? 'all' : `${rightNeeded} or more`],
    ...(isModule ? [['Time', 'about ten minutes']] : []),
    ['Tries', 'one a day, with other questions each time'],
    ['Answers', 'one for each question; you see at the end which were right'],
  ];
  return (
    <Panel title="One try">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** What an attempt takes, and how the last one went. */
function Start({ placement }: PlacementProps) {
  const { id, title, isDone, canStart } = placement;
  const [start, { loading, error }] = useStartPlacementMutation();
  const path = usePathAfter(placement);
  const begin = (): void =>
    void start({ variables: { placementId: id } }).catch(() => {
      // `error` has it, and it is shown below.
    });
  return (
    <PlainPage
      title={isDone ? `${title}: proved` : `Prove ${title}`}
      actions={
        <>
          {canStart && (
            <Button kind="primary" isBusy={loading} onClick={begin}>
              Start
            </Button>
          )}
          {!canStart && <NextLesson path={path} />}
          <ButtonLink kind="quiet" to={paths.lessons}>
            Learning Path
          </ButtonLink>
        </>
      }
      aside={isDone && !placement.attempt ? undefined : <Aside placement={placement} path={path} />}
    >
      {!isDone && <Rules placement={placement} />}
      <Outcome placement={placement} />
      {error !== undefined && (
        <Notice tone="fail" role="alert">
          {errorMessage(error)}
        </Notice>
      )}
    </PlainPage>
  );
}

const OUTCOMES = {
  RIGHT: { packet: 'done', word: 'right' },
  WRONG: { packet: 'failed', word: 'wrong' },
  SKIPPED: { packet: 'pending', word: 'skipped' },
} as const;

type PathItems = readonly PathStop[];

/** Loads the path once an attempt is over. What was proved has changed it. */
function usePathAfter({ canStart }: PlacementFragment): PathItems {
  const { data } = useLearningPathQuery({ skip: canStart, fetchPolicy: 'network-only' });
  return data?.viewer?.learningPath.items ?? [];
}

/** Leads to the lesson at which the path is open. */
function NextLesson({ path }: { path: PathItems }) {
  const stop = currentStop(path);
  if (stop === null) return null;
  return (
    <ButtonLink kind="primary" to={paths.lessonStep(stop.lesson.id)}>
      Start with lesson {stop.position}, {stop.lesson.title}
    </ButtonLink>
  );
}

/** How the last attempt went. */
function Outcome({ placement: { attempt, isDone } }: PlacementProps) {
  if (!attempt || attempt.state === 'OPEN') return null;
  return (
    <p role="status">
      {attempt.state === 'PROVED' || isDone
        ? 'You have proved it. The next lesson is open.'
        : 'Not this time. You can try again tomorrow, with other questions.'}
    </p>
  );
}

interface AsideProps extends PlacementProps {
  path: PathItems;
}

/** The answers of the last attempt, or what to expect of the first one. */
function Aside({ placement, path }: AsideProps) {
  const results = placement.attempt?.results ?? [];
  if (results.length === 0) return placement.isDone ? null : <Facts placement={placement} />;
  const right = results.filter(({ outcome }) => outcome === 'RIGHT').length;
  return (
    <Panel title="Your answers" reading={`${right} right`}>
      <ol>
        {results.map(({ number, outcome, lesson }) => (
          <Row key={number}>
            <Packet state={OUTCOMES[outcome].packet} />
            {lesson !== null && <LessonName lesson={lesson} path={path} />}
            <span className="label">{OUTCOMES[outcome].word}</span>
          </Row>
        ))}
      </ol>
    </Panel>
  );
}

interface LessonNameProps {
  lesson: { id: string; title: string; position: number };
  path: PathItems;
}

/** The lesson of a question, with a link if it is open. */
function LessonName({ lesson: { id, title, position }, path }: LessonNameProps) {
  const stop = path.find(({ lesson }) => lesson.id === id);
  const words = `lesson ${position}, ${title}`;
  if (stop === undefined || stop.lesson.state === 'LOCKED') return <span>{words}</span>;
  return (
    <Link className="target" to={paths.lessonStep(id)}>
      {words}
    </Link>
  );
}
