import { useMemo, useState } from 'react';
import { draftKey, readDraft, removeDraft, writeDraft } from '../../../drafts/draft.ts';
import { useSession } from '../../../session/session-context.ts';
import { Icon } from '../../../ui/icon.tsx';
import { withoutEnd } from './exercise-answer.ts';
import styles from './lesson.module.css';
import type { OpenLesson } from './open-lesson.ts';
import { ProgramEditor } from './program-block.tsx';

/** The last thing of a lesson: its example program, to change and run. What the learner changes stays on this device. */
export function Playground({ lesson }: { lesson: OpenLesson }) {
  const { exampleCode: code, exampleOutput: output, lab } = lesson;
  const program = useMemo(
    () => (code === null ? null : { fileName: 'example.py', caption: '', code, stdin: '', output }),
    [code, output],
  );
  if (program === null) return null;
  return (
    <details className={styles.playground}>
      <summary>
        <h2>
          <Icon name="chevron" size={16} />
          Playground
        </h2>
        <span className="label">the lesson&apos;s example, to change and run</span>
      </summary>
      <PlaygroundProgram lessonId={lesson.id} program={program} lab={lab} />
    </details>
  );
}

interface PlaygroundProgramProps extends Pick<OpenLesson, 'lab'> {
  lessonId: string;
  program: Parameters<typeof ProgramEditor>[0]['program'];
}

function PlaygroundProgram({ lessonId, program, lab }: PlaygroundProgramProps) {
  const { profile } = useSession();
  const key = draftKey(profile?.id ?? '', `playground/${lessonId}`);
  const original = withoutEnd(program.code);
  const [code, setCode] = useState(() => readDraft(localStorage, key)?.code ?? original);
  const change = (next: string): void => {
    setCode(next);
    if (next === original) removeDraft(localStorage, key);
    else writeDraft(localStorage, key, { code: next, savedAt: new Date().toISOString() });
  };
  return <ProgramEditor program={program} lab={lab} code={code} onChange={change} isWide />;
}
