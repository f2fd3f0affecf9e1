import path from 'node:path';
import type { Plugin } from 'vite';

const MONACO = 'node_modules/monaco-editor/esm/vs/editor/';
const STAND_INS = path.join(import.meta.dirname, '../features/codex/monaco-stand-ins.ts');

/** What nobody can reach here, after the part of Monaco that imports it. */
const UNUSED: readonly (readonly [part: string, imported: string])[] = [
  ['browser/view.js', 'minimap.js'],
  ['contrib/clipboard/browser/clipboard.js', 'copyPasteController.js'],
  ['contrib/hover/browser/contentHoverRendered.js', 'colorHoverParticipant.js'],
  ['contrib/hover/browser/contentHoverRendered.js', 'inlayHintsHover.js'],
  ['contrib/hover/browser/markerHoverParticipant.js', 'codeActionController.js'],
  ['standalone/browser/standaloneCodeEditor.js', 'diffEditorWidget.js'],
  ['standalone/browser/standaloneEditor.js', 'multiDiffEditorWidget.js'],
];

/** What describes the options and colors to those who edit the settings of a desktop program. */
const DESCRIBED =
  /\/(common\/config\/editor(ConfigurationSchema|Options)|common\/core\/editorColorRegistry|common\/colors\/\w+Colors|symbolIcons)\.js$/;
const DESCRIPTION =
  /((?:nls\.)?localize)\('(?!editorViewAccessibleLabel')[^']*', ("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;

const isUnused = (importer: string, imported: string): boolean =>
  UNUSED.some(
    ([part, name]) =>
      importer.replaceAll('\\', '/').endsWith(MONACO + part) && imported.endsWith(`/${name}`),
  );

/**
 * Leaves out what parts of Monaco import although nobody can reach it, and texts that are never shown: a sixth of the
 * editor.
 *
 * @throws {Error} at the end of a build if Monaco no longer imports or contains one of them
 */
export function monacoWithoutUnused(): Plugin {
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
      if (importer === undefined || !isUnused(importer, imported)) return undefined;
      found += 1;
      return STAND_INS;
    },
    transform(code, id) {
      if (!id.includes('monaco-editor') || !DESCRIBED.test(id)) return undefined;
      const short = code.replaceAll(DESCRIPTION, `$1('', ''`);
      if (short === code) throw new Error(`${id} has no descriptions of the known form.`);
      return { code: short, map: null };
    },
    buildEnd(error) {
      if (error !== undefined || !isForBrowsers || found === UNUSED.length) return;
      throw new Error(
        `Monaco imports ${found} of the ${UNUSED.length} modules in web/vite/monaco-without-unused.ts.`,
      );
    },
  };
}
