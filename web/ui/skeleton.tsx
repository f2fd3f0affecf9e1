import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; the whole line by default. */
  width?: string | undefined;
  height?: string | undefined;
}

/** The placeholder of something that is loading, with the same size and position. */
export function Skeleton({ width, height }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
