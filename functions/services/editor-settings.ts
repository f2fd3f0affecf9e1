import {
  DEFAULT_EDITOR_SETTINGS,
  type EditorSettings,
  requireEditorSettings,
} from '../../domain/editor-settings.ts';
import type { Ports } from './ports/ports.ts';
import { requireActiveLearner, requireLearner, type RequestContext } from './request-context.ts';

/** Changes to settings. Fields that are null or omitted don't change. */
type EditorSettingsChanges = {
  [Field in keyof EditorSettings]?: EditorSettings[Field] | null | undefined;
};

/** Creates the use cases for the settings of the editor. */
export function createEditorSettingsService(ports: Ports) {
  const read = async (learnerId: string): Promise<EditorSettings> =>
    (await ports.editorSettings.find(learnerId)) ?? DEFAULT_EDITOR_SETTINGS;
  return {
    /** Returns how the learner set up the editor. */
    find: async (context: RequestContext): Promise<EditorSettings> =>
      read((await requireLearner(context)).id),
    /**
     * Changes how the learner set up the editor.
     *
     * @throws {AppError} INVALID_INPUT
     */
    async update(context: RequestContext, changes: EditorSettingsChanges): Promise<EditorSettings> {
      const { id } = await requireActiveLearner(context);
      const changed = Object.entries(changes).filter(([, value]) => value != null);
      const settings = { ...(await read(id)), ...Object.fromEntries(changed) };
      requireEditorSettings(settings);
      await ports.editorSettings.store(id, settings);
      return settings;
    },
  };
}
