import { type ReactNode, useEffect, useRef } from 'react';
import styles from './announced.module.css';

/** A success message that replaces a form. It takes the focus, which would otherwise be lost with the form. */
export function Announced({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} tabIndex={-1} className={styles.announced}>
      {children}
    </div>
  );
}
