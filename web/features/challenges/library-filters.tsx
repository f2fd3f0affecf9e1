import { useEffect, useRef } from 'react';
import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import { Choices } from '../../ui/choices.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './filters.module.css';
import type { ChallengeFilter, LibraryChoices, StatusFilter } from './library-filter.ts';

interface LibrarySearchProps {
  text: string;
  onChange: (text: string) => void;
}

/** Searches the library by the words of the challenges. */
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
  { id: 'ready', label: 'Ready' },
  { id: 'tried', label: 'Tried' },
  { id: 'solved', label: 'Solved' },
  { id: 'unsolved', label: 'Not solved' },
  { id: 'available', label: 'Available' },
  { id: 'locked', label: 'Locked' },
];

interface Option {
  id: string;
  label: string;
}

const DIFFICULTIES: readonly Option[] = [1, 2, 3, 4, 5].map((difficulty) => ({
  id: String(difficulty),
  label: challengeDifficultyLabel(difficulty),
}));

const LABS: readonly Option[] = [
  { id: 'with', label: 'With a lab' },
  { id: 'without', label: 'Without a lab' },
];

interface FilterSelectProps {
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (id: string) => void;
}

/** A filter with many options, or that few learners need. */
function FilterSelect({ label, options, value, onChange }: FilterSelectProps) {
  return (
    <Select label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="all">Any</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

interface LibraryFiltersProps {
  choices: LibraryChoices;
  filter: ChallengeFilter;
  onChange: (filter: ChallengeFilter) => void;
  /** How many challenges match, and how many there are. */
  counts: { shown: number; total: number };
}

/** The library's filters and the number of matches. */
export function LibraryFilters({ choices, filter, onChange, counts }: LibraryFiltersProps) {
  const choose = (change: Partial<ChallengeFilter>) => onChange({ ...filter, ...change });
  return (
    <div role="search" className={styles.filters}>
      <div className={styles.status}>
        <span className="label" aria-hidden="true">
          Status
        </span>
        <Choices
          label="Status"
          options={STATUSES}
          value={filter.status}
          onChange={(status) => choose({ status })}
        />
      </div>
      <LibrarySearch text={filter.text} onChange={(text) => choose({ text })} />
      <div className={styles.selects}>
        <FilterSelect
          label="Difficulty"
          options={DIFFICULTIES}
          value={filter.difficulty}
          onChange={(difficulty) => choose({ difficulty })}
        />
        <FilterSelect
          label="Subject"
          options={choices.categories.map(({ id, name }) => ({ id, label: name }))}
          value={filter.categoryId}
          onChange={(categoryId) => choose({ categoryId })}
        />
        <FilterSelect
          label="Skill"
          options={choices.skills.map((skill) => ({ id: skill, label: skill }))}
          value={filter.skill}
          onChange={(skill) => choose({ skill })}
        />
        <FilterSelect
          label="Lab"
          options={LABS}
          value={filter.lab}
          onChange={(lab) => choose({ lab: lab as ChallengeFilter['lab'] })}
        />
      </div>
      <p className="label" role="status">
        {counts.shown} of {counts.total} challenges shown
      </p>
    </div>
  );
}
