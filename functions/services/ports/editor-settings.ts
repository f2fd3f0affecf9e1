import type { EditorSettings } from '../../../domain/editor-settings.ts';

/** Stores how learners set up the editor. */
export interface EditorSettingsRepository {
  /** Returns null if the learner has changed nothing. */
  find(learnerId: string): Promise<EditorSettings | null>;
  store(learnerId: string, settings: EditorSettings): Promise<void>;
}
