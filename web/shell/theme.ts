/** The two themes; dark is the default. */
export type Theme = 'light' | 'dark';

/** Where the choice is kept. public/theme.js reads it before the first paint. */
const THEME_STORAGE_KEY = 'theme';

/** The theme that the document wears. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

/** Wears a theme and keeps the choice. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Storage may be blocked; the theme then lasts until the page is left.
  }
}

/** Follows the theme, whether it is changed here or in another tab. Returns what stops that. */
export function followTheme(onChange: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== THEME_STORAGE_KEY) return;
    document.documentElement.dataset['theme'] = newValue === 'light' ? 'light' : 'dark';
  };
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  addEventListener('storage', onStorage);
  return () => {
    observer.disconnect();
    removeEventListener('storage', onStorage);
  };
}
