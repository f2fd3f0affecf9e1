// Stand for parts of Monaco that its other parts import, and that nobody can reach here: no button creates an editor for
// differences, no provider offers quick fixes, colors or hints within a line, and the options turn the minimap and the
// ways to paste off. web/vite/monaco-without-unused.ts puts them in their place.
import { createFastDomNode } from 'monaco-editor/base/browser/fastDomNode.js';
import { ViewPart } from 'monaco-editor/editor/browser/view/viewPart.js';

/** A class of which nobody creates an object. */
class Absent {
  readonly isAbsent = true;
}

export {
  Absent as AsyncDataTree,
  Absent as ColorHover,
  Absent as CompressibleAsyncDataTree,
  Absent as DataTree,
  Absent as DevToolsLogger,
  Absent as DiffEditorWidget,
  Absent as EditorWorker,
  Absent as ExtHoverAccessibleView,
  Absent as GpuMarkOverlay,
  Absent as HoverAccessibilityHelp,
  Absent as HoverAccessibleView,
  Absent as HoverColorPickerParticipant,
  Absent as InlayHintsHover,
  Absent as MultiDiffEditorWidget,
  Absent as NativeEditContext,
  Absent as PagedList,
  Absent as RulersGpu,
  Absent as SelectBox,
  Absent as SeparatorSelectOption,
  Absent as Table,
  Absent as TreeSitterSyntaxTokenBackend,
  Absent as ViewGpuContext,
  Absent as ViewLinesGpu,
};

/** A controller that no editor has, which Monaco expects. */
const absentController = { get: () => null };

export {
  absentController as CodeActionController,
  absentController as CopyPasteController,
  absentController as GotoDefinitionAtPositionEditorContribution,
};

/** What animates a button after a click. */
export const captureAnimationTarget = (): undefined => undefined;
export { captureAnimationTarget as triggerClickAnimation };

/** What compares two texts. */
export const linesDiffComputers = {};

/** What shows that there are several suggestions within a line. */
export const InlineSuggestionHintsContentWidget = { dropDownVisible: false };

/** Whether the pointer is on the square that stands for a color. */
export const isOnColorDecorator = (): boolean => false;

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
