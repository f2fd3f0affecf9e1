import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './dashboard.module.css';

/** The way past the first lessons, for learners who may know what they teach. */
export function PlacementPanel() {
  return (
    <Panel title="Know Python?" className={styles.due}>
      <div className={styles.packet}>
        <p>
          A few questions for each module show what you know. What you prove counts as completed,
          and you can still open every lesson.
        </p>
      </div>
      <div className={styles.foot}>
        <span className="label">one try a day</span>
        <ButtonLink size="small" to={paths.placement}>
          Find my level
        </ButtonLink>
      </div>
    </Panel>
  );
}
