import { Fragment } from 'react';
import styles from './help-page.module.css';
import { KEYS } from './keys.ts';

/** How to work without a mouse, and without seeing the screen. */
export function Keyboard() {
  return (
    <>
      <p>
        Everything here works by keyboard. In the workspace there are shortcuts; on a Mac, ⌘ stands
        for Ctrl and ⌥ for Alt, but not in those that lead to a part of the page.
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
      <h3>Tab stays in the editor</h3>
      <p>
        Press <kbd>Esc</kbd>, then <kbd>Tab</kbd>: the focus goes on to what comes after it.
      </p>
      <h3>Screen readers and touch screens</h3>
      <p>
        Switch to the Plain editor above the code. It is a text area of the browser itself, and this
        device remembers the choice. Results are announced in one sentence, such as “2 of 4 passed”.
      </p>
    </>
  );
}
