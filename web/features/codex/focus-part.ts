/** The parts of the workspace that have keys of their own. */
type WorkspacePart = 'brief' | 'editor' | 'results';

/** What takes the focus in each part. Both editors write into a text area. */
const TARGETS: Readonly<Record<WorkspacePart, string>> = {
  brief: '[data-part="brief"] [role="tabpanel"]',
  editor: '[data-part="editor"] textarea',
  results: '[data-part="results"]',
};

/** Moves the focus to a part of the workspace. */
export function focusPart(workspace: HTMLElement | null, part: WorkspacePart): void {
  workspace?.querySelector<HTMLElement>(TARGETS[part])?.focus();
}
