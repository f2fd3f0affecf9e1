import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { challengeDifficultyLabel } from '../../../domain/difficulty.ts';
import { missingOf } from '../../../domain/preparation.ts';
import { isChallengeUnlocked } from '../../../domain/progression.ts';
import type { ChallengeLibraryQuery } from '../../graphql/__generated__/operations.ts';
import { paths } from '../../paths.ts';

export type LibraryChallenge = ChallengeLibraryQuery['challenges'][number];

/** Which challenges to show, depending on what the learner can do or has done. */
export type StatusFilter =
  'all' | 'ready' | 'tried' | 'available' | 'locked' | 'solved' | 'unsolved';

/** Whether to show the challenges with or without a lab. */
export type LabFilter = 'all' | 'with' | 'without';

export interface ChallengeFilter {
  /** A category's id, or `all`. */
  categoryId: string;
  status: StatusFilter;
  /** 1 to 5, or `all`. */
  difficulty: string;
  /** A skill in the words of the curriculum, or `all`. */
  skill: string;
  lab: LabFilter;
  /** Words that must all appear in the challenge's texts, in any order and case. */
  text: string;
}

export const EVERYTHING: ChallengeFilter = {
  categoryId: 'all',
  status: 'all',
  difficulty: 'all',
  skill: 'all',
  lab: 'all',
  text: '',
};

/** Checks whether the learner has everything for a challenge that isn't solved yet: the XP, and what prepares for it. */
export function isReady(challenge: LibraryChallenge, experiencePoints: number): boolean {
  const { difficulty, isCompleted, isOpenedAnyway, prerequisites } = challenge;
  if (isCompleted || !isChallengeUnlocked(difficulty, experiencePoints)) return false;
  return isOpenedAnyway || missingOf(prerequisites).length === 0;
}

/** Checks whether the learner has submitted a solution, and none was accepted. */
export const isTried = ({ isCompleted, lastResult }: LibraryChallenge): boolean =>
  !isCompleted && lastResult !== null;

type Check = (challenge: LibraryChallenge, experiencePoints: number) => boolean;

const isAvailable: Check = ({ difficulty }, experiencePoints) =>
  isChallengeUnlocked(difficulty, experiencePoints);

const STATUS_CHECKS: Readonly<Record<StatusFilter, Check>> = {
  all: () => true,
  ready: isReady,
  tried: isTried,
  available: isAvailable,
  locked: (challenge, experiencePoints) => !isAvailable(challenge, experiencePoints),
  solved: ({ isCompleted }) => isCompleted,
  unsolved: ({ isCompleted }) => !isCompleted,
};

const isChosen = (choice: string, value: string): boolean => choice === 'all' || choice === value;

/** Returns the challenges that match a filter, in their original order. */
export function filterChallenges(
  challenges: readonly LibraryChallenge[],
  filter: ChallengeFilter,
  experiencePoints: number,
): LibraryChallenge[] {
  const words = filter.text.toLowerCase().split(/\s+/);
  return challenges.filter((challenge) => {
    const { category, difficulty, skills, hasLab } = challenge;
    return (
      isChosen(filter.categoryId, category.id) &&
      isChosen(filter.difficulty, String(difficulty)) &&
      isChosen(filter.lab, hasLab ? 'with' : 'without') &&
      (filter.skill === 'all' || skills.includes(filter.skill)) &&
      STATUS_CHECKS[filter.status](challenge, experiencePoints) &&
      hasWords(challenge, words)
    );
  });
}

function hasWords(challenge: LibraryChallenge, words: readonly string[]): boolean {
  const { title, description, category, difficulty, skills } = challenge;
  const card = [title, description, category.name, challengeDifficultyLabel(difficulty), ...skills]
    .join('\n')
    .toLowerCase();
  return words.every((word) => card.includes(word));
}

/** The filters that are a choice, by their names in the URL. */
const CHOICES = [
  ['category', 'categoryId'],
  ['status', 'status'],
  ['difficulty', 'difficulty'],
  ['skill', 'skill'],
  ['lab', 'lab'],
] as const;

/** What can be chosen in the library. */
export interface LibraryChoices {
  categories: readonly { id: string; name: string }[];
  /** In alphabetical order. */
  skills: readonly string[];
}

/** Returns what can be chosen among these challenges. */
export function libraryChoices({
  categories,
  challenges,
}: Pick<ChallengeLibraryQuery, 'categories'> & {
  challenges: readonly Pick<LibraryChallenge, 'skills'>[];
}): LibraryChoices {
  const skills = new Set(challenges.flatMap((challenge) => challenge.skills));
  return { categories, skills: [...skills].toSorted((one, other) => one.localeCompare(other)) };
}

const LABS: readonly LabFilter[] = ['all', 'with', 'without'];

/**
 * Returns the filter in a URL, such as `?category=bytes&status=locked&q=header`. Unknown values filter nothing.
 */
export function filterOfAddress(
  search: URLSearchParams,
  { categories, skills }: LibraryChoices,
): ChallengeFilter {
  const known = <Value extends string>(name: string, values: readonly Value[]): Value | 'all' =>
    values.find((value) => value === search.get(name)) ?? 'all';
  return {
    categoryId: known(
      'category',
      categories.map(({ id }) => id),
    ),
    status: known('status', Object.keys(STATUS_CHECKS) as StatusFilter[]),
    difficulty: known('difficulty', ['1', '2', '3', '4', '5']),
    skill: known('skill', skills),
    lab: known('lab', LABS),
    text: search.get('q') ?? EVERYTHING.text,
  };
}

/** Returns the query parameters for a filter; empty for the default filter. */
export function addressOfFilter(filter: ChallengeFilter): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, field] of CHOICES) {
    if (filter[field] !== EVERYTHING[field]) search.set(name, filter[field]);
  }
  if (filter.text.trim() !== '') search.set('q', filter.text);
  return search;
}

interface LibraryFilter {
  filter: ChallengeFilter;
  /** Changes the filter. A choice adds a history entry; typing in the search doesn't. */
  onChange: (filter: ChallengeFilter) => void;
}

/** Keeps the filter of the library in the URL, so that it can be shared and Back restores it. */
export function useLibraryFilter(choices: LibraryChoices): LibraryFilter {
  const navigate = useNavigate();
  // Raw, not decoded: the search text may itself look encoded.
  const search = new URLSearchParams(useLocation().search);
  const filter = filterOfAddress(search, choices);
  const { text } = filter;
  const onChange = useCallback(
    (next: ChallengeFilter) => {
      const isTyping = next.text !== text && next.text !== '';
      const query = addressOfFilter(next).toString();
      void navigate(paths.challenges + (query && `?${query}`), { replace: isTyping });
    },
    [navigate, text],
  );
  return { filter, onChange };
}
