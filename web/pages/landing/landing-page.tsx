import { site } from 'virtual:site';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Tag } from '../../ui/tag.tsx';
import { DemosSheet } from './demos-sheet.tsx';
import { Hero } from './hero.tsx';
import styles from './landing-page.module.css';
import { PathSheet } from './path-sheet.tsx';
import { Sheet } from './sheet.tsx';
import { StepsSheet } from './steps-sheet.tsx';

/** The first page that a visitor sees. Every figure and claim comes from the content. */
export function LandingPage() {
  return (
    <div className="page">
      <Hero />
      <DemosSheet />
      <StepsSheet />
      <PathSheet />
      <Sheet offset="0040" title="What learners say">
        <div className={styles.voices}>
          {site.testimonials.map(({ quote, name, role, isSample }) => (
            <figure key={quote}>
              <blockquote>“{quote}”</blockquote>
              <figcaption>
                {isSample && <Tag>SAMPLE</Tag>}
                {name}, {role}
              </figcaption>
            </figure>
          ))}
        </div>
      </Sheet>
      <Sheet offset="0050">
        <div className={styles.close}>
          <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
            <h2>First contact takes one line of Python.</h2>
            <p className="quiet">Beginner challenges are open from the start.</p>
          </div>
          <div className="cluster">
            <ButtonLink to={paths.register} kind="primary">
              Create an account
            </ButtonLink>
            <ButtonLink to={paths.lessons}>See the lessons</ButtonLink>
          </div>
        </div>
      </Sheet>
    </div>
  );
}
