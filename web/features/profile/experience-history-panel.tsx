import { useState } from 'react';
import type { ActivityReadingFragment } from '../../graphql/__generated__/operations.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StepChart } from '../../ui/step-chart.tsx';
import styles from './experience-history.module.css';
import { LoadError } from './load-error.tsx';
import type { ProfileFeeds } from './use-profile.ts';
import { formatDate } from '../../ui/format-date.ts';

/** The ranges of the history, in days. */
type Range = '14' | '90' | '365';

/** The data of a range's chart. */
interface ExperienceRange {
  /** The total before the first day, then at the end of each. */
  points: number[];
  /** Earned within the range. */
  earned: number;
  /** Days on which the total rose. */
  risenDays: number;
  /** The dates under the chart, evenly spaced, today last. */
  captions: string[];
}

/** The number of dates under the chart before today. */
const CAPTIONS = 4;

/**
 * Returns the learner's XP within a range.
 *
 * @param activity the learner's days, oldest first and today last, with one more than the range if there is one, for
 *   the total before it. Never empty.
 */
function experienceWithin(
  activity: readonly ActivityReadingFragment[],
  range: Range,
): ExperienceRange {
  const days = activity.slice(-Number(range) - 1);
  const points = days.map((day) => day.experiencePoints);
  const earned = (points.at(-1) ?? 0) - (points[0] ?? 0);
  const risenDays = points.filter((point, index) => point > (points[index - 1] ?? point)).length;
  return { points, earned, risenDays, captions: captionsOf(days) };
}

function captionsOf(days: readonly ActivityReadingFragment[]): string[] {
  const stride = (days.length - 1) / CAPTIONS;
  const dates = Array.from({ length: CAPTIONS }, (_, index) => days[Math.round(index * stride)]);
  return [...dates.flatMap((day) => (day ? [formatDate(day.date, 'short')] : [])), 'today'];
}

const RANGES: readonly { id: Range; label: string; words: string }[] = [
  { id: '14', label: '14 days', words: 'the last 14 days' },
  { id: '90', label: '90 days', words: 'the last 90 days' },
  { id: '365', label: 'Year', words: 'the last year' },
];

/** XP over time: the last two weeks, a quarter or a year. */
export function ExperienceHistoryPanel({ feed }: { feed: ProfileFeeds['history'] }) {
  const { part, isBusy } = feed;
  const [range, setRange] = useState<Range>('90');
  return (
    <Panel
      title="XP over time"
      reading={part && `${part.activity.at(-1)?.experiencePoints.toLocaleString('en')} XP`}
      isBusy={isBusy}
      className={styles.panel}
    >
      {part ? (
        <History days={part.activity} range={range} onChoose={setRange} />
      ) : isBusy ? (
        <SkeletonHistory />
      ) : (
        <LoadError what="Your XP" {...feed} />
      )}
    </Panel>
  );
}

interface HistoryProps {
  days: readonly ActivityReadingFragment[];
  range: Range;
  onChoose: (range: Range) => void;
}

function History({ days, range, onChoose }: HistoryProps) {
  const { points, earned, risenDays, captions } = experienceWithin(days, range);
  const total = points.at(-1) ?? 0;
  const words = RANGES.find(({ id }) => id === range)?.words ?? '';
  if (total === 0) return <NothingYet />;
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <p className={styles.sum} role="status">
          <span className="readout">+{earned.toLocaleString('en')}</span>
          <span className="label">
            XP in {words}, on {risenDays === 1 ? '1 day' : `${risenDays} days`}
          </span>
        </p>
        <Choices label="Range" options={RANGES} value={range} onChange={onChoose} />
      </div>
      <StepChart
        points={points}
        label={`XP over ${words}: from ${points[0]} to ${total}, days with gains: ${risenDays}`}
        captions={captions}
      />
    </div>
  );
}

function NothingYet() {
  return (
    <Empty>
      <p>No XP yet. Solve your first challenge to start the chart.</p>
      <ButtonLink to={paths.challenges} size="small">
        Browse challenges
      </ButtonLink>
    </Empty>
  );
}

function SkeletonHistory() {
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <Skeleton width="220px" height="28px" />
      </div>
      <Skeleton height="100%" />
    </div>
  );
}
