import { Skeleton } from '../../ui/skeleton.tsx';
import { RankingFrame } from './leaderboard-table.tsx';
import styles from './leaderboard-table.module.css';

/** The number of placeholder rows before the real number is known. */
const ROWS = 5;

/** The placeholder of a ranking, with as many rows as the previous one. */
export function SkeletonRanking({ rows }: { rows: number | undefined }) {
  const names = Array.from({ length: rows || ROWS }, (_, index) => `${40 + ((index * 17) % 40)}%`);
  return (
    <RankingFrame label="Leaderboard">
      <tbody aria-hidden="true">
        {names.map((width, index) => (
          <tr key={index}>
            <td className={styles.rank}>{index + 1}</td>
            <td className={styles.name}>
              <Skeleton width={width} height="20px" />
            </td>
            <td className={styles.level} />
            <td className={styles.points}>
              <Skeleton width="60px" height="20px" />
            </td>
            <td className={styles.streak} />
          </tr>
        ))}
      </tbody>
    </RankingFrame>
  );
}
