import { useSyncExternalStore } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { chooseTheme, currentTheme, followTheme, type Theme } from './theme.ts';

/** Switches between the light and the dark theme. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(followTheme, currentTheme, (): Theme => 'dark');
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon="sun"
      label={`Switch to the ${other} theme`}
      onClick={() => chooseTheme(other)}
    />
  );
}
