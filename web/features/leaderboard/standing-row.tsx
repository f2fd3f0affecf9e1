import { Packet } from '../../ui/packet.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './leaderboard-table.module.css';
import type { Standing } from './standing.ts';

/** The number of cells in the bar of the best learner. */
const BAR_CELLS = 20;

interface StandingRowProps {
  standing: Standing;
  /** The XP of the best learner, whose bar is full. */
  most: number;
  isViewer: boolean;
  isListed?: boolean | undefined;
}

/** A learner's row; the viewer's own is highlighted. */
export function StandingRow({ standing, most, isViewer, isListed = true }: StandingRowProps) {
  const { rank, username, level, experiencePoints, streakDays } = standing;
  return (
    <tr aria-current={isViewer || undefined}>
      <td className={styles.rank}>{rank.toLocaleString('en')}</td>
      <td className={styles.name}>
        {username} {isViewer && <Tag>you</Tag>} {!isListed && <Tag>not listed</Tag>}
      </td>
      <td data-number className={styles.level}>
        {level}
      </td>
      <td data-number className={styles.points}>
        {experiencePoints === null ? '–' : <Points value={experiencePoints} most={most} />}
      </td>
      <td data-number className={styles.streak}>
        {streakDays === 1 ? '1 day' : `${streakDays} days`}
      </td>
    </tr>
  );
}

function Points({ value, most }: { value: number; most: number }) {
  const cells = Math.round((value / Math.max(1, most)) * BAR_CELLS);
  return (
    <>
      <span className={styles.bar} style={{ '--cells': cells }} aria-hidden="true" />
      <span className={styles.number}>{value.toLocaleString('en')}</span>
    </>
  );
}

/** An open spot. */
export function VacantRow({ rank }: { rank: number }) {
  return (
    <tr className={styles.vacant}>
      <td className={styles.rank}>{rank}</td>
      <td className={styles.name}>
        <Packet state="locked" /> open spot
      </td>
      <td data-number className={styles.level}>
        –
      </td>
      <td data-number className={styles.points}>
        –
      </td>
      <td data-number className={styles.streak}>
        –
      </td>
    </tr>
  );
}
