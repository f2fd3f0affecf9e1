import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { lessonDifficultyLabel } from '../../../domain/difficulty.ts';
import { lessonTimeLabel } from '../../../domain/lesson-time.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DifficultyBadge } from '../../ui/difficulty-badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LessonBody } from './lesson-body.tsx';
import { isOpenedFromPath, OPENED_FROM_PATH } from './use-open-lesson.ts';
import type { PathStop } from './path-modules.ts';
import { type Completion, useCompleteLesson } from './use-complete-lesson.ts';

interface LessonDialogProps {
  /** The open lesson; null while the dialog is closed. The dialog stays mounted so that it can restore the focus. */
  stop: PathStop | null;
  /** The next lesson; null after the last. */
  next: PathStop | null;
  onClose: () => void;
  /** Called with the id of the lesson that was unlocked. */
  onCompleted: (nextId: string | null) => void;
}

/** A quick look at an unlocked lesson: all its text. The lesson itself is a page of its own. */
export function LessonDialog({ stop, next, onClose, onCompleted }: LessonDialogProps) {
  const completion = useCompleteLesson(stop?.lesson.id ?? '', onCompleted);
  const dialog = useRef<HTMLDivElement>(null);
  const scrollToTop = (): void => {
    if (dialog.current !== null) dialog.current.scrollTop = 0;
  };
  if (stop === null)
    return (
      <Dialog isOpen={false} onClose={onClose} title="">
        {null}
      </Dialog>
    );
  return (
    <Dialog
      ref={dialog}
      isOpen
      onClose={onClose}
      title={stop.lesson.title}
      head={<LessonReadings stop={stop} />}
      footer={<LessonFooter stop={stop} next={next} completion={completion} onClose={onClose} />}
    >
      <div className="stack">
        <LessonBody id={stop.lesson.id} scrollToTop={scrollToTop} />
        {completion.alert !== null && (
          <Notice tone="fail" role="alert">
            {completion.alert}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function LessonReadings({ stop: { lesson, position } }: { stop: PathStop }) {
  const { difficulty, state } = lesson;
  return (
    <div className="cluster" style={{ '--gap': 'var(--space-1) var(--space-5)' }}>
      <span className="label">lesson {position}</span>
      <DifficultyBadge difficulty={difficulty} label={lessonDifficultyLabel(difficulty)} />
      <Badge>{lessonTimeLabel(lesson)}</Badge>
      {state === 'COMPLETED' && (
        <Badge tone="signal" packet="done">
          Completed
        </Badge>
      )}
    </div>
  );
}

interface LessonFooterProps extends Pick<LessonDialogProps, 'next' | 'onClose'> {
  stop: PathStop;
  completion: Completion;
}

function LessonFooter({ stop, next, completion, onClose }: LessonFooterProps) {
  return (
    <>
      <Button kind="quiet" onClick={onClose}>
        Close
      </Button>
      {stop.lesson.state === 'COMPLETED' ? (
        <NextLesson next={next} />
      ) : (
        <Button isBusy={completion.isBusy} onClick={completion.complete}>
          Mark as Complete
        </Button>
      )}
      <ButtonLink kind="primary" to={paths.lessonStep(stop.lesson.id)}>
        Open lesson
      </ButtonLink>
    </>
  );
}

/** The link to the next lesson. It replaces the current lesson in the browser's history. */
function NextLesson({ next }: Pick<LessonDialogProps, 'next'>) {
  const isFromPath = isOpenedFromPath(useLocation().state);
  if (next === null || next.lesson.state === 'LOCKED') return null;
  return (
    <ButtonLink
      to={paths.lesson(next.lesson.id)}
      state={isFromPath ? OPENED_FROM_PATH : undefined}
      replace
    >
      Next lesson
    </ButtonLink>
  );
}
