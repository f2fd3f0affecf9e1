import { useEffect } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CodeEditorProps } from './code-editor-props.ts';
import styles from './code-editor.module.css';
import { DesktopCodeEditor } from './desktop-code-editor.tsx';
import type { EditorChoice } from './editor-choice.ts';
import { useIsTouch } from './layout.ts';
import { PlainCodeEditor } from './plain-code-editor.tsx';
import { TouchCodeEditor } from './touch-code-editor.tsx';

interface ChosenEditorProps extends CodeEditorProps {
  choice: EditorChoice;
  /** Called when nothing more of the editor is loading. */
  onSettled: () => void;
}

/** The code editor that is chosen for this device and fits its window. */
export function CodeEditor({ choice, onSettled, ...editor }: ChosenEditorProps) {
  const isTouch = useIsTouch();
  const isWhole = choice === 'plain' || isTouch;
  useEffect(() => {
    if (isWhole) onSettled();
  }, [isWhole, onSettled]);
  if (choice === 'plain') return <PlainCodeEditor {...editor} />;
  if (isTouch) return <TouchCodeEditor {...editor} />;
  return <DesktopCodeEditor {...editor} onSettled={onSettled} />;
}

/** The placeholder of the editor while the challenge loads. */
export function EditorSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true" aria-label="Loading the editor">
      {['40%', '62%', '30%', '55%', '48%'].map((width) => (
        <Skeleton key={width} width={width} height="14px" />
      ))}
    </div>
  );
}
