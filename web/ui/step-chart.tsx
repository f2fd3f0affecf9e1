import styles from './step-chart.module.css';

/** The possible first digits of the distance between two lines of a chart. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];

/** The number of steps between the three values. */
const SPACES = 2;

/** Returns the smallest round number that is not less than a positive number. */
function roundUp(least: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const factor = ROUND.find((digits) => digits * magnitude >= least) ?? 10;
  return Math.max(1, Math.ceil(factor * magnitude));
}

/**
 * Returns three evenly spaced round values, highest first, between which all counts lie.
 *
 * @param low the lowest count, not negative
 * @param high the highest count
 */
export function stepScale(low: number, high: number): readonly [number, number, number] {
  let distance = roundUp(Math.max(1, (high - low) / SPACES));
  let bottom = Math.floor(low / distance) * distance;
  while (bottom + SPACES * distance < high) {
    distance = roundUp(distance + 1);
    bottom = Math.floor(low / distance) * distance;
  }
  return [bottom + 2 * distance, bottom + distance, bottom];
}

interface StepChartProps {
  /** In chronological order, evenly spaced. */
  points: readonly number[];
  /** The summary of the chart, in words. */
  label: string;
  /** The labels under the axis, from left to right. */
  captions: readonly string[];
}

const WIDTH = 600;
const TOP = 20;
const BOTTOM = 148;

/** The drawing ends below the axis, so that a line on the axis isn't clipped. */
const HEIGHT = 150;

/** A chart of a count that only rises, drawn as steps. */
export function StepChart({ points, label, captions }: StepChartProps) {
  const lines = stepScale(Math.min(...points), Math.max(...points));
  // The steps start at the lowest line and would cross out its label, unless the label is 0, which is short enough.
  const labeled = lines.filter((line, index) => index < 2 || line === 0);
  const heights = points.map((point) => heightOf(point, lines));
  const steps = stepsThrough(heights);
  const grid = lines.map((line) => `M0 ${heightOf(line, lines)}H${WIDTH}`).join('');
  const end = heights.at(-1) ?? BOTTOM;
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <path className={styles.grid} d={grid} />
          <path className={styles.area} d={`${steps}V${BOTTOM}H0Z`} />
          <path className={styles.step} d={steps} />
        </svg>
        {labeled.map((line) => (
          <span
            key={line}
            className={`label ${styles.line}`}
            style={{ insetBlockStart: shareOf(heightOf(line, lines)) }}
            aria-hidden="true"
          >
            {line.toLocaleString('en')}
          </span>
        ))}
        <span className={styles.end} style={{ insetBlockStart: shareOf(end) }} />
      </div>
      <figcaption className={`label ${styles.captions}`}>
        {captions.map((caption) => (
          <span key={caption}>{caption}</span>
        ))}
      </figcaption>
    </figure>
  );
}

function shareOf(y: number): string {
  return `${(y / HEIGHT) * 100}%`;
}

function heightOf(point: number, [top, , bottom]: ReturnType<typeof stepScale>): number {
  return BOTTOM - ((point - bottom) / (top - bottom)) * (BOTTOM - TOP);
}

function stepsThrough(heights: readonly number[]): string {
  const stride = WIDTH / Math.max(1, heights.length - 1);
  const [first = BOTTOM, ...rest] = heights;
  const steps = rest.map((y, index) => `H${((index + 1) * stride).toFixed(1)}V${y.toFixed(1)}`);
  return `M0 ${first.toFixed(1)}${steps.join('')}${rest.length === 0 ? `H${WIDTH}` : ''}`;
}
