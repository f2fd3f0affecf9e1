import {
  type ProgressCountsFragment,
  useProgressSummaryQuery,
} from '../../graphql/__generated__/operations.ts';
import { Dial } from '../../ui/dial.tsx';
import { Packet } from '../../ui/packet.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './dashboard.module.css';
import { useLoggedFailure } from './use-logged-failure.ts';
import { weekOf, type WeekDay } from './week.ts';

const NOTHING: ProgressCountsFragment = {
  challengesCompleted: 0,
  challengesTotal: 0,
  lessonsCompleted: 0,
  lessonsTotal: 0,
  streakDays: 0,
};

/** The counts of the journey and the days of this week. */
export function ProgressPanel() {
  const { data, loading, error } = useProgressSummaryQuery({ fetchPolicy: 'cache-and-network' });
  useLoggedFailure('Progress', error);
  const progress = data?.viewer?.progress ?? NOTHING;
  const isBusy = loading && data === undefined;
  return (
    <Panel title="Progress" reading={`${progress.streakDays} day streak`} isBusy={isBusy}>
      <div className={styles.dials}>
        <Count
          label="Challenges completed"
          value={progress.challengesCompleted}
          of={progress.challengesTotal}
        />
        <Count
          label="Lessons completed"
          value={progress.lessonsCompleted}
          of={progress.lessonsTotal}
        />
      </div>
      <WeekStreak week={weekOf(data?.viewer?.activity ?? [])} />
    </Panel>
  );
}

function Count({ label, value, of }: { label: string; value: number; of: number }) {
  return (
    <div>
      <Dial value={value} of={of} label={label} />
      <span className="label" aria-hidden="true">
        {label}
      </span>
    </div>
  );
}

function WeekStreak({ week }: { week: readonly WeekDay[] }) {
  return (
    <ol className={styles.streak} aria-label="This week">
      {week.map(({ label, description, packet, isToday }) => (
        <li key={label} aria-current={isToday ? 'date' : undefined}>
          <Packet state={packet} />
          <span aria-hidden="true">{label}</span>
          <span className="visually-hidden">{description}</span>
        </li>
      ))}
    </ol>
  );
}
