import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; the whole line by default. */
  width?: string | undefined;
  height?: string | undefined;
}

/** Holds the place of something that is loading, on the exact grid of what will stand there. */
export function Skeleton({ width, height }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
