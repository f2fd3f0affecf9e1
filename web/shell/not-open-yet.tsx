/** Says, next to what is promised to subscribers, that nobody can subscribe yet. */
export function NotOpenYet() {
  return (
    <p className="label">
      Subscriptions are not open yet. Until they are, everything available is free.
    </p>
  );
}
