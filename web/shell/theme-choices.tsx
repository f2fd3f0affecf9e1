import { useSyncExternalStore } from 'react';
import { Choices } from '../ui/choices.tsx';
import { chooseTheme, currentChoice, followTheme, type ThemeChoice } from './theme.ts';

const OPTIONS = [
  { id: 'system', label: 'System' },
  { id: 'dark', label: 'Dark' },
  { id: 'light', label: 'Light' },
] as const satisfies readonly { id: ThemeChoice; label: string }[];

/** Chooses the theme: the system's, which may change during the day, or always the same. */
export function ThemeChoices() {
  const choice = useSyncExternalStore(followTheme, currentChoice, (): ThemeChoice => 'dark');
  return <Choices label="Theme" options={OPTIONS} value={choice} onChange={chooseTheme} />;
}
