import { type ReactNode, useEffect, useRef } from 'react';
import styles from './announced.module.css';

/** Good news that takes the place of a form: it takes the focus, too, which would be lost with the form. */
export function Announced({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} tabIndex={-1} className={styles.announced}>
      {children}
    </div>
  );
}
