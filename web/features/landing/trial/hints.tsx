import { type Ref, useState } from 'react';
import { trial } from 'virtual:trial';
import { CodeWords } from '../../../execution/code-words.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './trial.module.css';

/** Shows one hint after another. */
export function useHints() {
  const [shown, setShown] = useState(0);
  const showNext = shown < trial.hints.length ? () => setShown(shown + 1) : null;
  return { shown, showNext, isLast: shown === trial.hints.length - 1 };
}

/** @param onShow shows the next hint */
export function HintButton({ shown, onShow }: { shown: number; onShow: () => void }) {
  return (
    <Button kind="quiet" size="small" onClick={onShow}>
      {shown === 0 ? 'Show a hint' : 'Next hint'}
    </Button>
  );
}

/** The hints that the visitor has asked for. */
export function Hints({ shown, ref }: { shown: number; ref: Ref<HTMLOListElement> }) {
  return (
    <ol
      ref={ref}
      className={styles.hints}
      aria-label="Hints"
      aria-live="polite"
      hidden={shown === 0}
      tabIndex={-1}
    >
      {trial.hints.slice(0, shown).map((hint, index) => (
        <li key={hint}>
          <span className="label">Hint {index + 1}</span>
          <p>
            <CodeWords text={hint} />
          </p>
        </li>
      ))}
    </ol>
  );
}
