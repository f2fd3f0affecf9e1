// cspell:ignore actionbar
import path from 'node:path';
import type { Plugin } from 'vite';

const MONACO = 'node_modules/monaco-editor/esm/vs/';
const STAND_INS = path.join(import.meta.dirname, '../features/codex/monaco-stand-ins.ts');

/** What nobody can reach here, after the part of Monaco that imports it. */
const UNUSED: readonly (readonly [part: string, imported: string])[] = [
  ['base/browser/ui/actionbar/actionViewItems.js', 'selectBox.js'],
  ['base/browser/ui/tree/abstractTree.js', 'selectBoxCustom.js'],
  ['base/common/observableInternal/index.js', 'devToolsLogger.js'],
  ['editor/browser/view.js', 'minimap.js'],
  ['editor/browser/view.js', 'nativeEditContext.js'],
  ['editor/browser/view.js', 'gpuMark.js'],
  ['editor/browser/view.js', 'rulersGpu.js'],
  ['editor/browser/view.js', 'viewGpuContext.js'],
  ['editor/browser/view.js', 'viewLinesGpu.js'],
  ['editor/browser/services/editorWorkerService.js', 'editorWebWorker.js'],
  ['editor/common/model/tokens/tokenizationTextModelPart.js', 'treeSitterSyntaxTokenBackend.js'],
  ['editor/contrib/clipboard/browser/clipboard.js', 'copyPasteController.js'],
  ['editor/contrib/hover/browser/contentHoverController.js', 'hoverColorPicker.js'],
  ['editor/contrib/hover/browser/contentHoverController.js', 'inlineCompletionsHintsWidget.js'],
  ['editor/contrib/hover/browser/contentHoverRendered.js', 'hoverColorPickerParticipant.js'],
  ['editor/contrib/hover/browser/contentHoverRendered.js', 'inlayHintsHover.js'],
  ['editor/contrib/hover/browser/hoverActions.js', 'goToDefinitionAtPosition.js'],
  ['editor/contrib/hover/browser/hoverContribution.js', 'hoverAccessibleViews.js'],
  ['editor/contrib/hover/browser/markerHoverParticipant.js', 'codeActionController.js'],
  ['editor/standalone/browser/standaloneCodeEditor.js', 'diffEditorWidget.js'],
  ['editor/standalone/browser/standaloneServices.js', 'inlineCompletionsService.js'],
  ['editor/standalone/browser/standaloneEditor.js', 'multiDiffEditorWidget.js'],
  ['platform/actions/browser/menuEntryActionViewItem.js', 'animations.js'],
  ['platform/actions/browser/menuEntryActionViewItem.js', 'selectBox.js'],
  ['platform/list/browser/listService.js', 'asyncDataTree.js'],
  ['platform/list/browser/listService.js', 'dataTree.js'],
  ['platform/list/browser/listService.js', 'listPaging.js'],
  ['platform/list/browser/listService.js', 'tableWidget.js'],
];

/** The same for Monaco's workers, each of which contains a part of Monaco. */
const UNUSED_IN_WORKERS: typeof UNUSED = [
  ['editor/common/services/editorWebWorker.js', 'linesDiffComputers.js'],
];

/** What describes options, colors, sounds and the state to those who edit the settings of a desktop program. */
const DESCRIBED =
  /\/(common\/config\/editor(ConfigurationSchema|Options)|common\/editorContextKeys|common\/core\/editorColorRegistry|common\/colors\/\w+Colors|accessibilitySignalService|listService|symbolIcons)\.js$/;
const DESCRIPTION = /localize\(\d+, (?!"Editor content")("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;

const isIn = (parts: typeof UNUSED, importer: string, imported: string): boolean =>
  parts.some(
    ([part, name]) =>
      importer.replaceAll('\\', '/').endsWith(MONACO + part) && imported.endsWith(`/${name}`),
  );

/**
 * Leaves out what parts of Monaco import although nobody can reach it, and texts that are never shown: a sixth of the
 * editor.
 *
 * @throws {Error} at the end of a build if Monaco no longer imports or contains one of them
 */
export function monacoWithoutUnused(place: 'page' | 'worker'): Plugin {
  const parts = place === 'page' ? UNUSED : UNUSED_IN_WORKERS;
  let isForBrowsers = true;
  let found = 0;
  return {
    name: 'packetsmith:monaco-without-unused',
    apply: 'build',
    enforce: 'pre',
    configResolved({ build }) {
      isForBrowsers = build.ssr === false;
    },
    resolveId(imported, importer) {
      if (importer === undefined || !isIn(parts, importer, imported)) return undefined;
      found += 1;
      return STAND_INS;
    },
    transform(code, id) {
      if (!id.includes('monaco-editor') || !DESCRIBED.test(id)) return undefined;
      const short = code.replaceAll(DESCRIPTION, "localize(0, ''");
      if (short === code) throw new Error(`${id} has no descriptions of the known form.`);
      return { code: short, map: null };
    },
    buildEnd(error) {
      if (error !== undefined || !isForBrowsers || place === 'worker' || found === UNUSED.length)
        return;
      throw new Error(
        `Monaco imports ${found} of the ${UNUSED.length} modules in web/vite/monaco-without-unused.ts.`,
      );
    },
  };
}
