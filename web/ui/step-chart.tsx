import styles from './step-chart.module.css';

interface StepChartProps {
  /** In order of time, at equal distances. */
  points: number[];
  /** The reading of the chart, in words. */
  label: string;
  /** Under the axis, from left to right. */
  captions: string[];
}

const WIDTH = 600;
const TOP = 12;
const BOTTOM = 148;

/** A count that only ever rises, drawn as steps: it rises when something happened and never between. */
export function StepChart({ points, label, captions }: StepChartProps) {
  const heights = heightsOf(points);
  const steps = stepsThrough(heights);
  const end = heights.at(-1) ?? BOTTOM;
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        <svg viewBox="0 -6 600 156" preserveAspectRatio="none" role="img" aria-label={label}>
          <path className={styles.grid} d="M0 148H600M0 80H600M0 12H600" />
          <path className={styles.area} d={`${steps}V${BOTTOM}H0Z`} />
          <path className={styles.step} d={steps} />
        </svg>
        <span className={styles.end} style={{ insetBlockStart: `${((end + 6) / 156) * 100}%` }} />
      </div>
      <figcaption className={`label ${styles.captions}`}>
        {captions.map((caption) => (
          <span key={caption}>{caption}</span>
        ))}
      </figcaption>
    </figure>
  );
}

function heightsOf(points: number[]): number[] {
  const low = Math.min(...points);
  const span = Math.max(...points) - low || 1;
  return points.map((point) => BOTTOM - ((point - low) / span) * (BOTTOM - TOP));
}

function stepsThrough(heights: number[]): string {
  const stride = WIDTH / Math.max(1, heights.length - 1);
  const [first = BOTTOM, ...rest] = heights;
  const steps = rest.map((y, index) => `H${((index + 1) * stride).toFixed(1)}V${y.toFixed(1)}`);
  return `M0 ${first.toFixed(1)}${steps.join('')}${rest.length === 0 ? `H${WIDTH}` : ''}`;
}
