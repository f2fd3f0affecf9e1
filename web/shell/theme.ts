/** The two themes. */
export type Theme = 'light' | 'dark';

/** What a visitor can choose; dark is the default. */
export type ThemeChoice = Theme | 'system';

/** The storage key of the choice. public/before-paint.js reads it before the first paint. */
const THEME_STORAGE_KEY = 'theme';

const LIGHT = '(prefers-color-scheme: light)';

/** Returns the document's current theme. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

/** Returns the current choice. */
export function currentChoice(): ThemeChoice {
  // With blocked storage, the choice lasts until the page is left.
  return readChoice(document.documentElement.dataset['themeChoice'] ?? storedChoice());
}

function storedChoice(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    return null;
  }
}

function readChoice(value: string | null): ThemeChoice {
  return value === 'light' || value === 'system' ? value : 'dark';
}

/** Applies a choice and saves it. */
export function chooseTheme(choice: ThemeChoice): void {
  apply(choice);
  try {
    localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    // The page keeps it.
  }
}

function apply(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  dataset['themeChoice'] = choice;
  const isLight = choice === 'light' || (choice === 'system' && matchMedia(LIGHT).matches);
  dataset['theme'] = isLight ? 'light' : 'dark';
}

/** Follows changes of the theme in this and other tabs, and of the system's. Returns a function that stops this. */
export function followTheme(onChange: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === THEME_STORAGE_KEY) apply(readChoice(newValue));
  };
  const onSystem = () => {
    if (currentChoice() === 'system') apply('system');
  };
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-theme-choice'],
  });
  const system = matchMedia(LIGHT);
  addEventListener('storage', onStorage);
  system.addEventListener('change', onSystem);
  return () => {
    observer.disconnect();
    removeEventListener('storage', onStorage);
    system.removeEventListener('change', onSystem);
  };
}
