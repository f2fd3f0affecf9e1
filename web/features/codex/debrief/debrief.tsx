import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './debrief.module.css';

/** The debrief of a solved challenge. @param props.html safe HTML of the curriculum */
export function Debrief({ html }: { html: string }) {
  return (
    <>
      <h2>Debrief</h2>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      <div>
        <ButtonLink to={paths.challenges} icon="challenges">
          More challenges
        </ButtonLink>
      </div>
    </>
  );
}
