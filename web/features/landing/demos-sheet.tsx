import { useRef } from 'react';
import { demos } from 'virtual:landing-demos';
import styles from './landing-page.module.css';
import { Sheet } from './sheet.tsx';
import { TypedDemo } from './typed-demo.tsx';
import { useSeen } from './use-seen.ts';

const DEMOS_THRESHOLD = 0.3;

/** Four programs that are typed once they are scrolled into view. */
export function DemosSheet() {
  const sheet = useRef<HTMLElement>(null);
  const isSeen = useSeen(sheet, DEMOS_THRESHOLD);
  return (
    <Sheet
      ref={sheet}
      offset="0010"
      title="Four programs, typed as you watch"
      lead="From the first print to a scan of a whole subnet. Each one runs as shown."
    >
      <div className={styles.demos}>
        {demos.map((demo) => (
          <TypedDemo key={demo.file} demo={demo} hasStarted={isSeen} />
        ))}
      </div>
    </Sheet>
  );
}
