import { useEffect, useMemo, useRef } from 'react';
import { type LessonQuery, useLessonQuery } from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { statusOfError } from './completion-alert.ts';
import styles from './lesson-text.module.css';
import { ProgramBlock } from './steps/program-block.tsx';

type LessonContent = NonNullable<LessonQuery['lesson']>;

/** The text of a lesson, followed by its runnable example. */
function LessonText({ lesson }: { lesson: LessonContent }) {
  const { contentHtml, exampleCode: code, exampleOutput: output, lab } = lesson;
  const example = useMemo(
    () => (code === null ? null : { fileName: 'example.py', caption: '', code, stdin: '', output }),
    [code, output],
  );
  return (
    <div className={styles.text}>
      <p className="quiet">
        This is only the text. You run its programs and do its exercises{' '}
        <Link to={paths.lessonStep(lesson.id)}>in the lesson</Link>.
      </p>
      {contentHtml !== null && (
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: contentHtml }} />
      )}
      {example !== null && <ProgramBlock program={example} lab={lab} />}
    </div>
  );
}

interface LessonBodyProps {
  id: string;
  /** Scrolls the dialog that shows the lesson. */
  scrollToTop: () => void;
}

/** The text of one lesson, or its loading or error state. */
export function LessonBody({ id, scrollToTop }: LessonBodyProps) {
  const { data, error, loading, refetch } = useLessonQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const body = useBeginning(id, scrollToTop);
  if (data?.lesson) {
    return (
      <div ref={body} tabIndex={-1} className={styles.body}>
        <LessonText key={id} lesson={data.lesson} />
      </div>
    );
  }
  if (loading) return <LessonSkeleton />;
  const isGone = error === undefined || statusOfError(error) === 404;
  return (
    <Notice tone="fail" role="alert">
      <p>{isGone ? messages.lessonNotFound : 'The lesson could not be loaded just now.'}</p>
      {!isGone && (
        <p>
          <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </p>
      )}
    </Notice>
  );
}

function LessonSkeleton() {
  return (
    <div className="stack" aria-busy="true">
      <Skeleton height="96px" />
      <Skeleton width="80%" height="48px" />
      <Skeleton height="180px" />
    </div>
  );
}

/** Scrolls to the top and moves the focus there when the open dialog shows another lesson. */
function useBeginning(id: string, scrollToTop: () => void) {
  const body = useRef<HTMLDivElement>(null);
  const shownId = useRef(id);
  useEffect(() => {
    if (shownId.current === id || body.current === null) return;
    shownId.current = id;
    scrollToTop();
    body.current.focus({ preventScroll: true });
  });
  return body;
}
