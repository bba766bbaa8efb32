import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useRef } from 'react';
import { defaultLanguage } from '../content/constants';
import '../styles/global.scss';
import { Illustration } from './illustration';
import * as styles from './unexpected-error.module.scss';

type Props = { error: Error };

/** The page that stands in for one that failed to render. */
export const UnexpectedError = ({ error }: Props) => {
  const { page } = useStaticQuery<Queries.UnexpectedErrorQuery>(graphql`
    query UnexpectedError {
      page: unexpectedError {
        title
        text
        details
        reload
        home
        illustration {
          ...Illustration
        }
      }
    }
  `);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <main className={styles.page} lang={defaultLanguage}>
      <title>{page?.title}</title>
      {page && <Illustration file={page.illustration} className={styles.illustration} eager />}
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {page?.title}
        </h1>
        <p className={styles.text}>{page?.text}</p>
        <div className={styles.ways}>
          <button type="button" onClick={() => window.location.reload()}>
            {page?.reload}
          </button>
          {/* A full load, because the running application is the one that failed. */}
          <a href="/">{page?.home}</a>
        </div>
        <details className={styles.details}>
          <summary>{page?.details}</summary>
          <pre>{error.message}</pre>
        </details>
      </div>
    </main>
  );
};
