import type { LessonQuery } from '../../graphql/__generated__/operations.ts';
import { CodeBlock } from '../../ui/code-block.tsx';
import styles from './lesson-text.module.css';

type LessonContent = NonNullable<LessonQuery['lesson']>;

/** What a lesson says, then its example with what it prints. */
export function LessonText({ lesson }: { lesson: LessonContent }) {
  const { contentHtml, exampleCode, exampleCodeHtml, exampleOutput } = lesson;
  return (
    <div className={styles.text}>
      {contentHtml !== null && (
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: contentHtml }} />
      )}
      {exampleCode !== null && (
        <CodeBlock
          title="example.py"
          reading="python 3"
          html={exampleCodeHtml}
          code={exampleCode}
          output={exampleOutput}
          isNumbered
        />
      )}
    </div>
  );
}
