import { useMemo } from 'react';
import type { LessonQuery } from '../../graphql/__generated__/operations.ts';
import { LessonExample } from './example/lesson-example.tsx';
import styles from './lesson-text.module.css';

type LessonContent = NonNullable<LessonQuery['lesson']>;

/** The text of a lesson, followed by its runnable example. */
export function LessonText({ lesson }: { lesson: LessonContent }) {
  const { contentHtml, exampleCode, exampleCodeHtml, exampleOutput, lab } = lesson;
  const example = useMemo(
    () =>
      exampleCode === null
        ? null
        : { code: exampleCode, codeHtml: exampleCodeHtml, output: exampleOutput, lab },
    [exampleCode, exampleCodeHtml, exampleOutput, lab],
  );
  return (
    <div className={styles.text}>
      {contentHtml !== null && (
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: contentHtml }} />
      )}
      {example !== null && <LessonExample example={example} />}
    </div>
  );
}
