import { Skeleton } from '../ui/skeleton.tsx';

/** Shown while the auth service checks the link that led here. */
export function CheckingLink() {
  return (
    <div className="stack" role="status" aria-busy="true">
      <p className="quiet">Checking the link.</p>
      <Skeleton height="40px" />
      <Skeleton height="40px" />
    </div>
  );
}
