/** Returns a choice that is kept on this device; null if there is none, or storage is blocked. */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked storage contains no choice.
    return null;
  }
}

/** Keeps a choice on this device. With blocked storage, it lasts until the page is left. */
export function keepChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // The page has it.
  }
}
