import { type EditorTheme, FONT_SIZES, TAB_SIZES } from '../../../../domain/editor-settings.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useIsTouch } from '../layout.ts';
import { useEditorSettings } from './editor-settings.ts';
import styles from './settings.module.css';

const THEMES: readonly { id: EditorTheme; label: string }[] = [
  { id: 'SITE', label: 'As the page' },
  { id: 'DARK', label: 'Dark' },
  { id: 'LIGHT', label: 'Light' },
];

/** On a touch screen smaller code would make some phones enlarge the page. Its styles repeat this size. */
const MIN_TOUCH_SIZE = 16;

/** Columns that style guides for Python use. */
const RULERS = [79, 88, 100, 120];

const SIZES = Array.from(
  { length: FONT_SIZES.max - FONT_SIZES.min + 1 },
  (_, index) => FONT_SIZES.min + index,
);

interface SettingsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog in which learners set up the editor. Every change applies at once. */
export function SettingsDialog({ isOpen, onClose }: SettingsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Editor settings">
      <div className={styles.settings}>
        <p className="label">They apply at once, and on your other devices as well.</p>
        <Sizes />
        <Switches />
      </div>
    </Dialog>
  );
}

function Sizes() {
  const { settings, change } = useEditorSettings();
  const { fontSize, tabSize, theme, rulerColumn } = settings;
  const minSize = useMediaQuery('(pointer: coarse)') ? MIN_TOUCH_SIZE : FONT_SIZES.min;
  return (
    <div className={styles.sizes}>
      <Select
        label="Font size"
        value={Math.max(fontSize, minSize)}
        onChange={({ currentTarget }) => change({ fontSize: Number(currentTarget.value) })}
      >
        {SIZES.filter((size) => size >= minSize).map((size) => (
          <option key={size} value={size}>
            {size} px
          </option>
        ))}
      </Select>
      <Select
        label="Colors"
        value={theme}
        onChange={({ currentTarget: { value } }) =>
          change({ theme: THEMES.find(({ id }) => id === value)?.id ?? 'SITE' })
        }
      >
        {THEMES.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        label="Tab size"
        value={tabSize}
        onChange={({ currentTarget }) => change({ tabSize: Number(currentTarget.value) })}
      >
        {TAB_SIZES.map((size) => (
          <option key={size} value={size}>
            {size} spaces
          </option>
        ))}
      </Select>
      <Select
        label="Ruler"
        value={rulerColumn}
        onChange={({ currentTarget }) => change({ rulerColumn: Number(currentTarget.value) })}
      >
        <option value={0}>none</option>
        {[...new Set([...RULERS, rulerColumn])]
          .filter((column) => column > 0)
          .map((column) => (
            <option key={column} value={column}>
              after column {column}
            </option>
          ))}
      </Select>
    </div>
  );
}

function Switches() {
  const { settings, change } = useEditorSettings();
  const { wrapsLines, hasVimKeys } = settings;
  const isTouch = useIsTouch();
  return (
    <>
      <Checkbox
        label="Wrap long lines"
        help={isTouch ? 'On this device. Your computer has a setting of its own.' : undefined}
        isChecked={wrapsLines}
        onChange={(isChecked) => change({ wrapsLines: isChecked })}
      />
      <Checkbox
        label="Vim keys"
        help="In the large editor of a computer. Escape and then Tab still leave it."
        isChecked={hasVimKeys}
        onChange={(isChecked) => change({ hasVimKeys: isChecked })}
      />
    </>
  );
}
