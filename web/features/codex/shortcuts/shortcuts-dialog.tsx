import { Fragment, useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { isSheetKeyOn, keepSheetKey, keyWords, SHORTCUTS } from './shortcuts.ts';
import styles from './shortcuts.module.css';

interface ShortcutsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog that lists all shortcuts. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const isMac = navigator.userAgent.includes('Mac');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts">
      <dl className={styles.sheet}>
        {SHORTCUTS.map(({ id, words, keys }) => (
          <div key={id}>
            <dt>{words}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' '}
                  <kbd>{keyWords(key, isMac)}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
        <div>
          <dt>Leave the editor</dt>
          <dd>
            <kbd>Esc</kbd> <kbd>Tab</kbd>
          </dd>
        </div>
        <div>
          <dt>Resize a pane, on its separator</dt>
          <dd>
            <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Home</kbd> <kbd>End</kbd>
          </dd>
        </div>
      </dl>
      <SheetKeyChoice />
    </Dialog>
  );
}

function SheetKeyChoice() {
  const [isOn, setIsOn] = useState(isSheetKeyOn);
  const choose = (next: boolean): void => {
    setIsOn(next);
    keepSheetKey(next);
  };
  return (
    <div className={styles.choice}>
      <Checkbox
        label={
          <>
            <kbd>?</kbd> opens this list on this device
          </>
        }
        isChecked={isOn}
        onChange={choose}
      />
    </div>
  );
}
