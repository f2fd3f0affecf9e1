import { site } from 'virtual:site';
import { Tag } from '../../ui/tag.tsx';
import styles from './landing-page.module.css';
import { Sheet } from './sheet.tsx';

/** The testimonials, if the operator has any. Invented ones are marked as samples. */
export function VoicesSheet() {
  if (site.testimonials.length === 0) return null;
  return (
    <Sheet offset="0040" title="What learners say">
      <div className={styles.voices}>
        {site.testimonials.map(({ quote, name, role, isSample }) => (
          <figure key={quote} data-sample={isSample || undefined}>
            <blockquote>“{quote}”</blockquote>
            <figcaption>
              {isSample && <Tag>SAMPLE</Tag>}
              {name}, {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </Sheet>
  );
}
