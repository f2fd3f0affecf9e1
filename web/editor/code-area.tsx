import { type KeyboardEvent, type Ref, useId, useRef } from 'react';
import type { Mistake } from '../execution/python/mistake.ts';
import styles from './code-area.module.css';
import { pasteClean } from './clean-code.ts';
import { breakLine, indentIn, insertText, isModified, LITERAL_TEXT } from './edit-text.ts';
import { type CodeToken, highlightLines, underline } from './highlight-python.ts';

/** What is marked in the code. */
export interface CodeAreaMarks {
  /** The line, from 1, at which the last run stopped with an error; null if there is none. */
  errorLine?: number | null | undefined;
  /** The characters of a mistake that was found while the learner typed. It is only underlined. */
  mistake?: Pick<Mistake, 'line' | 'column' | 'endColumn'> | null;
}

interface CodeAreaProps extends CodeAreaMarks {
  id?: string | undefined;
  /** What is edited, for screen readers. */
  label: string;
  code: string;
  onChange: (code: string) => void;
  /** Called for Ctrl+Enter or ⌘+Enter; absent if the page handles these keys. */
  onRun?: () => void;
  /** Called when the cursor moves or the selection changes. */
  onSelect?: (area: HTMLTextAreaElement) => void;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/**
 * A small Python editor: a text area over a colored copy of its text with line numbers. Tab indents; after Escape, Tab
 * leaves it.
 */
export function CodeArea(props: CodeAreaProps) {
  const { id, label, code, onChange, onRun, onSelect, errorLine = null, ref } = props;
  const { mistake } = props;
  const helpId = useId();
  const mayLeave = useRef(false);
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (isRunKey(event)) {
      event.preventDefault();
      onRun?.();
    } else if (!mayLeave.current) {
      indentOnTab(event);
    }
    breakLine(event);
    // Shift, pressed for Shift+Tab, doesn't cancel it.
    if (event.key !== 'Shift') mayLeave.current = event.key === 'Escape';
  };
  return (
    <div className={styles.frame}>
      <pre className="numbered" aria-hidden="true">
        <code>
          {highlightLines(code).map((tokens, index) => (
            <CodeLine
              key={index}
              tokens={mistake?.line === index + 1 ? underline(tokens, mistake) : tokens}
              hasError={index + 1 === errorLine}
            />
          ))}
        </code>
      </pre>
      <textarea
        ref={ref}
        id={id}
        aria-label={label}
        aria-describedby={helpId}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-invalid={errorLine !== null || undefined}
        value={code}
        onChange={(event) => onChange(event.currentTarget.value)}
        onSelect={({ currentTarget }) => onSelect?.(currentTarget)}
        onKeyDown={handleKey}
        onPaste={(event) => pasteClean(event)}
        onBlur={() => {
          mayLeave.current = false;
        }}
        {...LITERAL_TEXT}
        wrap="off"
      />
      <span id={helpId} hidden>
        Tab indents. To leave the editor, press Escape and then Tab. Ctrl+Enter runs the code.
      </span>
      <span className={styles.leave} aria-hidden="true">
        Leave: <kbd>Esc</kbd> <kbd>Tab</kbd>
      </span>
    </div>
  );
}

/** Checks for Ctrl+Enter, or ⌘+Enter on a Mac. */
export function isRunKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}

function indentOnTab(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Tab' || isModified(event)) return;
  if (insertText(indentIn(event.currentTarget))) event.preventDefault();
}

/** One colored line of code. */
export function CodeLine({
  tokens,
  hasError = false,
}: {
  tokens: CodeToken[];
  hasError?: boolean;
}) {
  return (
    <span className="line" data-mark={hasError ? 'error' : undefined}>
      {tokens.map(({ text, className }, index) => (
        <span key={index} className={className ?? undefined}>
          {text}
        </span>
      ))}
    </span>
  );
}
