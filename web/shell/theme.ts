/** The two themes; dark is the default. */
export type Theme = 'light' | 'dark';

/** The storage key of the theme. public/before-paint.js reads it before the first paint. */
const THEME_STORAGE_KEY = 'theme';

/** Returns the document's current theme. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

/** Applies a theme and saves the choice. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // With blocked storage, the theme lasts until the page is left.
  }
}

/** Follows changes of the theme in this and other tabs. Returns a function that stops this. */
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
