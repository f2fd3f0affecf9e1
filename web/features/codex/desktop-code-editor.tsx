import {
  type ComponentProps,
  createElement,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { CodeArea } from '../../editor/code-area.tsx';
import { loadWithRetry } from '../../lazy-page.ts';
import { logFailure } from '../../log-failure.ts';
import { areaMarksOf, type CodeEditorProps } from './code-editor-props.ts';
import styles from './code-editor.module.css';
import { type TakeOver, viewOf } from './editor-view.ts';
import { MarkList } from '../../editor/mark-list.tsx';
import type { MonacoCodeEditor } from './monaco-code-editor.tsx';
import { cursorIn, selectLine } from '../../editor/text-position.ts';

// Monaco is by far the largest part of the product, so it is loaded only if it is used.
const importMonaco = () =>
  Promise.all([import('./monaco-setup.ts'), import('./monaco-code-editor.tsx')]);

async function loadMonaco(): Promise<typeof MonacoCodeEditor> {
  const [setup, component] = await loadWithRetry(importMonaco);
  setup.setUpMonaco();
  return component.MonacoCodeEditor;
}

interface DesktopEditorProps extends CodeEditorProps {
  /** Called when nothing more of the editor is loading: Monaco is there, or can't be loaded. */
  onSettled: () => void;
}

/** The editor for large screens: a small one at once, which Monaco replaces when it has loaded. */
export function DesktopCodeEditor({ onSettled, ref, ...editor }: DesktopEditorProps) {
  const Monaco = useMonaco(onSettled);
  const [openingCode] = useState(editor.code);
  const [isReplaced, setIsReplaced] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const composition = useComposition();
  const onReady = (takeOver: TakeOver): void => {
    onSettled();
    composition.onceOver(() => {
      // At once, so that no key is pressed between the two editors.
      const view = area.current && viewOf(area.current);
      flushSync(() => setIsReplaced(true));
      if (view !== null) takeOver(view);
    });
  };
  return (
    <div className={styles.stack}>
      {!isReplaced && (
        <div className={styles['light-frame']} {...composition.events}>
          <LightEditor {...editor} ref={ref} area={area} />
        </div>
      )}
      {Monaco !== null && (
        <div className={isReplaced ? undefined : styles.waiting}>
          {createElement(Monaco, {
            ...editor,
            ref: isReplaced ? ref : undefined,
            // It starts with the opening code, so that undo reaches what was typed before it was there.
            code: isReplaced ? editor.code : openingCode,
            onReady,
          })}
        </div>
      )}
    </div>
  );
}

/** Loads Monaco after the first paint. @returns null until it is there, and if it can't be loaded */
function useMonaco(onFailure: () => void): typeof MonacoCodeEditor | null {
  const [loaded, setLoaded] = useState<{ Monaco: typeof MonacoCodeEditor } | null>(null);
  useEffect(() => {
    let isLeft = false;
    const show = (Monaco: typeof MonacoCodeEditor): void => {
      if (!isLeft) setLoaded({ Monaco });
    };
    const stayWithSmallEditor = (error: unknown): void => {
      logFailure('Monaco could not be loaded.', error);
      if (!isLeft) onFailure();
    };
    loadMonaco().then(show, stayWithSmallEditor);
    return () => {
      isLeft = true;
    };
  }, [onFailure]);
  return loaded?.Monaco ?? null;
}

interface Composition {
  events: Pick<ComponentProps<'div'>, 'onCompositionStart' | 'onCompositionEnd'>;
  /** Runs an action when no character is being composed. */
  onceOver: (action: () => void) => void;
}

/** Follows whether an input method is composing a character. */
function useComposition(): Composition {
  const isComposing = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  const runWaiting = useCallback((): void => {
    if (isComposing.current) return;
    const action = waiting.current;
    waiting.current = null;
    action?.();
  }, []);
  return {
    events: {
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: () => {
        isComposing.current = false;
        // Some browsers send the composed text only after this event.
        setTimeout(runWaiting, 0);
      },
    },
    onceOver: (action) => {
      waiting.current = action;
      // Outside React's effects, which can't render synchronously.
      queueMicrotask(runWaiting);
    },
  };
}

interface LightEditorProps extends CodeEditorProps {
  area: RefObject<HTMLTextAreaElement | null>;
}

/** The small editor, which looks like Monaco as far as it goes. */
function LightEditor({ area, code, marks, onChange, onCursorMove, ref }: LightEditorProps) {
  useImperativeHandle(
    ref,
    () => ({
      focus: () => area.current?.focus(),
      code: () => area.current?.value ?? null,
    }),
    [area],
  );
  return (
    <>
      <div className={styles['light-area']} data-scroller>
        <CodeArea
          ref={area}
          label="Code editor"
          code={code}
          onChange={onChange}
          onSelect={({ value, selectionStart }) => onCursorMove(cursorIn(value, selectionStart))}
          {...areaMarksOf(marks)}
        />
      </div>
      <MarkList marks={marks} onOpen={({ line }) => selectLine(area.current, line)} />
    </>
  );
}
