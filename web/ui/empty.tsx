import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './panel.module.css';

/** The content of an empty panel: a sentence and, if possible, a link. */
export function Empty({ icon, children }: { icon?: IconName | undefined; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      {icon && <Icon name={icon} />}
      {children}
    </div>
  );
}
