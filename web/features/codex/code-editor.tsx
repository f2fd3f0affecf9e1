import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../../lazy-page.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CodeEditorProps } from './code-editor-props.ts';
import styles from './code-editor.module.css';
import type { EditorChoice } from './editor-choice.ts';
import { useIsTouch } from './layout.ts';
import { PlainCodeEditor } from './plain-code-editor.tsx';
import { TouchCodeEditor } from './touch-code-editor.tsx';

// Monaco is by far the largest part of the product, so it is loaded only if it is used.
const MonacoCodeEditor = lazy(async () => {
  const load = () => Promise.all([import('./monaco-setup.ts'), import('./monaco-code-editor.tsx')]);
  const [setup, component] = await loadWithRetry(load);
  setup.setUpMonaco();
  return { default: component.MonacoCodeEditor };
});

interface ChosenEditorProps extends CodeEditorProps {
  choice: EditorChoice;
}

/** The code editor that is chosen for this device and fits its window. */
export function CodeEditor({ choice, ...editor }: ChosenEditorProps) {
  const isTouch = useIsTouch();
  if (choice === 'plain') return <PlainCodeEditor {...editor} />;
  if (isTouch) return <TouchCodeEditor {...editor} />;
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <MonacoCodeEditor {...editor} />
    </Suspense>
  );
}

/** The placeholder of the editor while it loads. */
export function EditorSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true" aria-label="Loading the editor">
      {['40%', '62%', '30%', '55%', '48%'].map((width) => (
        <Skeleton key={width} width={width} height="14px" />
      ))}
    </div>
  );
}
