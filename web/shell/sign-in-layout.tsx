import { type ReactNode, useEffect, useRef } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import announcedStyles from './announced.module.css';
import styles from './sign-in-layout.module.css';

/** A success message that replaces a form. It takes the focus, which would otherwise be lost with the form. */
export function Announced({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} tabIndex={-1} className={announcedStyles.announced}>
      {children}
    </div>
  );
}

interface SignInLayoutProps {
  title: string;
  /** Shown beside the form if there is room. */
  aside: ReactNode;
  children: ReactNode;
}

/** The frame of the login and the sign-up page. */
export function SignInLayout({ title, aside, children }: SignInLayoutProps) {
  return (
    <div className={`page ${styles.layout}`}>
      <div className="stack" style={{ '--gap': 'var(--space-6)' }}>
        <h1>{title}</h1>
        {children}
      </div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}

/** Shown while the auth service checks the link that led here. */
export function CheckingLink() {
  return (
    <div className="stack" role="status" aria-busy="true">
      <p className="quiet">Checking the link.</p>
      <Skeleton height="40px" />
      <Skeleton height="40px" />
    </div>
  );
}
