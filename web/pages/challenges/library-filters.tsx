import { Choices } from '../../ui/choices.tsx';
import styles from './challenges.module.css';
import type { ChallengeFilter, StatusFilter } from './filter-challenges.ts';

const STATUSES: readonly { id: StatusFilter; label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'available', label: 'Available' },
  { id: 'locked', label: 'Locked' },
];

interface LibraryFiltersProps {
  categories: readonly { id: string; name: string }[];
  filter: ChallengeFilter;
  onChange: (filter: ChallengeFilter) => void;
}

/** What the library is narrowed to: a category, a status. */
export function LibraryFilters({ categories, filter, onChange }: LibraryFiltersProps) {
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
    </div>
  );
}
