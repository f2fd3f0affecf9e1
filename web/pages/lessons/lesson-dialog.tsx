import { lessonDifficultyLabel } from '../../../domain/difficulty.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DifficultyBadge } from '../../ui/difficulty-badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LessonBody } from './lesson-body.tsx';
import type { PathStop } from './path-modules.ts';
import { type Completion, useCompleteLesson } from './use-complete-lesson.ts';

interface LessonDialogProps {
  /** The open lesson; null keeps the dialog closed, and in place to give the focus back. */
  stop: PathStop | null;
  onClose: () => void;
}

/** An unlocked lesson, open for reading. */
export function LessonDialog({ stop, onClose }: LessonDialogProps) {
  const completion = useCompleteLesson(stop?.lesson.id ?? '', onClose);
  if (stop === null)
    return (
      <Dialog isOpen={false} onClose={onClose} title="">
        {null}
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={stop.lesson.title}
      head={<LessonReadings stop={stop} />}
      footer={<LessonFooter stop={stop} completion={completion} onClose={onClose} />}
    >
      <div className="stack">
        <LessonBody id={stop.lesson.id} />
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
  const { difficulty, estimatedMinutes } = lesson;
  return (
    <div className="cluster" style={{ '--gap': 'var(--space-5)' }}>
      <span className="label">lesson {position}</span>
      <DifficultyBadge difficulty={difficulty} label={lessonDifficultyLabel(difficulty)} />
      <Badge>{estimatedMinutes} min</Badge>
    </div>
  );
}

interface LessonFooterProps {
  stop: PathStop;
  completion: Completion;
  onClose: () => void;
}

function LessonFooter({ stop, completion, onClose }: LessonFooterProps) {
  return (
    <>
      <Button kind="quiet" onClick={onClose}>
        Close
      </Button>
      {stop.lesson.state === 'COMPLETED' ? (
        <Badge tone="signal" packet="done">
          Completed
        </Badge>
      ) : (
        <Button kind="primary" isBusy={completion.isBusy} onClick={completion.complete}>
          Mark as Complete
        </Button>
      )}
    </>
  );
}
