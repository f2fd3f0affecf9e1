import { Fragment } from 'react';
import styles from './help-page.module.css';
import { KEYS } from './keys.ts';

/** How to use the site with a keyboard and with a screen reader. */
export function Keyboard() {
  return (
    <>
      <p>
        Everything here works with the keyboard. The workspace has the shortcuts below. On a Mac,
        use ⌘ for Ctrl and ⌥ for Alt, except in the shortcuts that go to a part of the page.
      </p>
      <dl className={styles.keys}>
        {KEYS.map(({ words, keys }) => (
          <Fragment key={words}>
            <dt>{words}</dt>
            <dd>
              {keys.map((key) => (
                <Fragment key={key}>
                  <kbd>{key}</kbd>{' '}
                </Fragment>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
      <h3>Leave the editor with the keyboard</h3>
      <p>
        Press <kbd>Esc</kbd>, then <kbd>Tab</kbd>. The focus moves to the next element after the
        editor.
      </p>
      <h3>Screen readers and touch screens</h3>
      <p>
        Switch to the Plain editor above the code. It is a standard browser text area, and this
        device remembers your choice. Results are announced in one sentence, such as “2 of 4
        passed”.
      </p>
    </>
  );
}
