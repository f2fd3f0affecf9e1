import { eq, getTableColumns } from 'drizzle-orm';
import type { EditorSettingsRepository } from '../services/ports/editor-settings.ts';
import type { Database } from './database.ts';
import { editorSettings } from './workspace-schema.ts';

const { learnerId: _learnerId, ...SETTINGS } = getTableColumns(editorSettings);

/** Reads and writes how learners set up the editor. */
export function createEditorSettingsRepository(database: Database): EditorSettingsRepository {
  return {
    async find(learnerId) {
      const [row] = await database
        .select(SETTINGS)
        .from(editorSettings)
        .where(eq(editorSettings.learnerId, learnerId));
      return row ?? null;
    },
    async store(learnerId, settings) {
      await database
        .insert(editorSettings)
        .values({ learnerId, ...settings })
        .onConflictDoUpdate({ target: editorSettings.learnerId, set: settings });
    },
  };
}
