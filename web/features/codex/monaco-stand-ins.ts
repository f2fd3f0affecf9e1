// Stand for parts of Monaco that its other parts import, and that nobody can reach here: no button creates an editor for
// differences, no provider offers quick fixes, colors or hints within a line, and the options turn the minimap and the
// ways to paste off. web/vite/monaco-without-unused.ts puts them in their place.
import { createFastDomNode } from 'monaco-editor/esm/vs/base/browser/fastDomNode.js';
import { ViewPart } from 'monaco-editor/esm/vs/editor/browser/view/viewPart.js';

/** A class of which nobody creates an object. */
class Absent {
  readonly isAbsent = true;
}

export {
  Absent as ColorHoverParticipant,
  Absent as DiffEditorWidget,
  Absent as InlayHintsHover,
  Absent as MultiDiffEditorWidget,
};

/** A controller that no editor has, which Monaco expects. */
const absentController = { get: () => null };

export { absentController as CodeActionController, absentController as CopyPasteController };

/** A part of the editor's view without content. */
export class Minimap extends ViewPart {
  /** Monaco's own wrapper of an element. */
  readonly #element = createFastDomNode(document.createElement('div'));

  getDomNode(): unknown {
    return this.#element;
  }

  prepareRender(): void {
    // It has nothing to prepare.
  }

  render(): void {
    // It shows nothing.
  }
}
