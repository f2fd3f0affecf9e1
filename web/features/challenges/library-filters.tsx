import { useEffect, useRef } from 'react';
import { Choices } from '../../ui/choices.tsx';
import styles from './challenges.module.css';
import type { ChallengeFilter, StatusFilter } from './library-filter.ts';

interface LibrarySearchProps {
  text: string;
  onChange: (text: string) => void;
}

/** Searches the library by the words on the cards. */
function LibrarySearch({ text, onChange }: LibrarySearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The URL may lag behind fast typing, so use it only when it was changed elsewhere.
    const { current } = input;
    if (current !== null && document.activeElement !== current) current.value = text;
  }, [text]);
  return (
    <input
      ref={input}
      type="search"
      className={styles.search}
      aria-label="Search challenges"
      placeholder="Search by word"
      defaultValue={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

const STATUSES: readonly { id: StatusFilter; label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'available', label: 'Available' },
  { id: 'locked', label: 'Locked' },
];

interface LibraryFiltersProps {
  categories: readonly { id: string; name: string }[];
  filter: ChallengeFilter;
  onChange: (filter: ChallengeFilter) => void;
  /** How many challenges match, and how many there are. */
  counts: { shown: number; total: number };
}

/** The library's filters (category, status and search text) and the number of matches. */
export function LibraryFilters({ categories, filter, onChange, counts }: LibraryFiltersProps) {
  return (
    <div className={styles.filters}>
      <Choices
        label="Category"
        options={[
          { id: 'all', label: 'All' },
          ...categories.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={filter.categoryId}
        onChange={(categoryId) => onChange({ ...filter, categoryId })}
      />
      <Choices
        label="Status"
        options={STATUSES}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
      />
      <div className={styles.find}>
        <LibrarySearch text={filter.text} onChange={(text) => onChange({ ...filter, text })} />
        <p className="label" role="status">
          {counts.shown} of {counts.total} challenges shown
        </p>
      </div>
    </div>
  );
}
