import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './panel.module.css';

/** What a panel shows when there is nothing yet: a sentence and, at best, the way on. */
export function Empty({ icon, children }: { icon?: IconName | undefined; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      {icon && <Icon name={icon} />}
      {children}
    </div>
  );
}
