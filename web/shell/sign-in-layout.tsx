import { type ReactNode, useEffect, useRef } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import announcedStyles from './announced.module.css';
import { ProductPicture } from './product-picture.tsx';
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
  /** What the page is for, below its title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages for signing in and up: a form, and a picture of the product. */
export function SignInLayout({ title, lead, children }: SignInLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <div className={styles.form}>
          <div className={styles.head}>
            <h1>{title}</h1>
            {lead && <p className="quiet">{lead}</p>}
          </div>
          {children}
        </div>
      </div>
      <aside className={styles.aside} aria-label="What you get">
        <ProductPicture />
      </aside>
    </div>
  );
}

/** Separates two ways to sign in. */
export function Or({ children }: { children: ReactNode }) {
  return <p className={styles.or}>{children}</p>;
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
