import { matchPath } from 'react-router-dom';
import { lessonTimeLabel } from '../../../../domain/lesson-time.ts';
import { LocalRunnerProvider } from '../../../execution/local-runner-context.tsx';
import {
  type LessonStepsQuery,
  type StepFragment,
  useLessonStepsQuery,
} from '../../../graphql/__generated__/operations.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router/link.tsx';
import { usePathname } from '../../../router/site-context.ts';
import { usePageTitle } from '../../../shell/use-page-title.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TAKES_FOCUS } from '../../../ui/take-focus.ts';
import { completionWords, exercisesLeft, lockWords } from '../lesson-words.ts';
import { currentStop } from '../path-modules.ts';
import { LessonSummary } from './end-of-lesson.tsx';
import { LessonNeighbors } from './lesson-neighbors.tsx';
import styles from './lesson.module.css';
import { type OpenLesson, placeOf } from './open-lesson.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { Playground } from './playground.tsx';
import { StepView } from './step-view.tsx';
import { StepWire } from './step-wire.tsx';

/** A lesson, one step at a time. The address names the step: `/lessons/<lesson>/<step>`. */
export function LessonPage() {
  const params = matchPath(`${paths.lessons}/:id/:step?`, usePathname())?.params;
  return (
    // Python is loaded for the first program that runs, and reused for the others.
    <LocalRunnerProvider isEager={false}>
      <LessonScreen key={params?.id} id={params?.id ?? ''} slug={params?.step ?? null} />
    </LocalRunnerProvider>
  );
}

function LessonScreen({ id, slug }: { id: string; slug: string | null }) {
  const { data, loading, error, refetch } = useLessonStepsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (data?.lesson != null) return <Lesson data={data} lesson={data.lesson} slug={slug} />;
  if (loading) return <PageSkeleton label="Loading the lesson" />;
  return (
    <MissingLesson
      isUnknown={error === undefined}
      retry={() => void refetch().catch(() => undefined)}
    />
  );
}

/** Shown if a lesson is unknown or couldn't be loaded. */
function MissingLesson({ isUnknown, retry }: { isUnknown: boolean; retry: () => void }) {
  const title = isUnknown ? 'There is no such lesson' : 'The lesson could not be loaded';
  usePageTitle(title);
  return (
    <div className="page">
      <div className={styles.closed}>
        <h1 {...TAKES_FOCUS}>{title}</h1>
        <p className="quiet">
          {isUnknown
            ? 'The address may be misspelled. The learning path lists every lesson.'
            : 'Check your connection and try again.'}
        </p>
        <div className="cluster">
          {!isUnknown && <Button onClick={retry}>Try again</Button>}
          <ButtonLink kind="primary" to={paths.lessons}>
            Learning Path
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

interface LessonProps {
  data: LessonStepsQuery;
  lesson: OpenLesson;
  slug: string | null;
}

function Lesson({ data, lesson, slug }: LessonProps) {
  const step = stepAt(lesson, slug);
  usePageTitle(step === undefined ? lesson.title : `${step.title} · ${lesson.title}`);
  if (lesson.state === 'LOCKED' || step === undefined) {
    return <LockedLesson lesson={lesson} lessons={data.lessons} />;
  }
  const { position, total, previous, next } = placeOf(data.lessons, lesson.id);
  return (
    <div className={styles.lesson}>
      <header className={styles.head}>
        <div>
          <p className={`label ${styles.crumbs}`}>
            <Link className="target" to={paths.lessons}>
              Learning Path
            </Link>
            <span>{lesson.category.name}</span>
            <span>
              lesson {position} of {total}
            </span>
            <span className={styles.time}>{lessonTimeLabel(lesson)}</span>
            <PracticeBadge lesson={lesson} />
          </p>
          <h1 {...TAKES_FOCUS}>{lesson.title}</h1>
        </div>
        <StepWire lessonId={lesson.id} steps={lesson.steps} current={step} />
      </header>
      <StepView key={step.id} lesson={lesson} step={step} />
      <div className={styles.end}>
        {lesson.state === 'COMPLETED' && step === lesson.steps.at(-1) && (
          <LessonSummary lesson={lesson} position={position} />
        )}
        <Playground lesson={lesson} />
        <LessonNeighbors previous={previous} next={next} />
      </div>
    </div>
  );
}

/** Without a step in the address, the lesson resumes where the learner was. */
function stepAt({ steps, resumeStep }: OpenLesson, slug: string | null): StepFragment | undefined {
  const wanted = slug ?? resumeStep?.slug;
  return steps.find((step) => step.slug === wanted) ?? steps[0];
}

function PracticeBadge({ lesson }: { lesson: OpenLesson }) {
  if (!lesson.practice.isPracticed && lesson.state !== 'COMPLETED') return null;
  const left = exercisesLeft(lesson);
  return (
    <Badge tone="signal" packet="done">
      {completionWords(lesson)}
      {left !== null && `, ${left}`}
    </Badge>
  );
}

interface LockedLessonProps {
  lesson: OpenLesson;
  /** All lessons, in the order of the path. */
  lessons: LessonStepsQuery['lessons'];
}

function LockedLesson({ lesson, lessons }: LockedLessonProps) {
  const { position } = placeOf(lessons, lesson.id);
  const current = currentStop(lessons.map((one, index) => ({ lesson: one, position: index + 1 })));
  return (
    <div className="page">
      <div className={styles.closed}>
        <h1 {...TAKES_FOCUS}>{lesson.title}</h1>
        <p>{lesson.description}</p>
        <Notice packet="locked">
          <p>{lockWords({ lesson, position }, current)}</p>
          <div className="cluster">
            {current !== null && (
              <ButtonLink kind="primary" to={paths.lessonStep(current.lesson.id)}>
                Open lesson {current.position}
              </ButtonLink>
            )}
            <ButtonLink to={paths.lessons}>Learning Path</ButtonLink>
          </div>
        </Notice>
      </div>
    </div>
  );
}
