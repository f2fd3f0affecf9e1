const saves = new Set<() => void>();

/** Calls a function whenever everything that is open has to be saved. Returns a function that stops this. */
export function onSaveOpenDrafts(save: () => void): () => void {
  saves.add(save);
  return () => saves.delete(save);
}

/** Saves on this device what the learner is typing. */
export function saveOpenDrafts(): void {
  for (const save of saves) save();
}
