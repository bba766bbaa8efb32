import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../components/language-switch';
import { Picture } from '../components/picture';
import * as styles from './support-hero.module.scss';

type Props = {
  support: Queries.SupportHeroFragment;
  versions: readonly Queries.LanguageVersionFragment[];
  /** The search with its results. */
  children: ReactNode;
};

/** The top of the support page: its languages, its title and its search. */
export const SupportHero = ({ support, versions, children }: Props) => (
  <section className={styles.hero}>
    <div className={styles.columns}>
      <LanguageSwitch label={support.language.switch} versions={versions} />
      <Picture file={support.illustration} className={`screenOnly ${styles.motif}`} eager />
      <div>
        <h1 id="support-title" className={styles.title}>
          {support.title}
        </h1>
        <p className={styles.intro}>{support.intro}</p>
      </div>
      {children}
    </div>
  </section>
);

export const query = graphql`
  fragment SupportHero on Support {
    title intro
    language { switch }
    illustration { ...Picture }
  }
`;
