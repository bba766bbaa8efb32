import { graphql } from 'gatsby';
import { Picture } from '../components/picture';
import { defaultLanguage } from '../constants';
import { usePage } from '../page-helpers/page-context';
// The page holds the styles of the results, which the browser renders.
import './search-results.scss';
import * as styles from './search-form.module.scss';
import { queryParameter, type SearchMessages } from './search-messages';

type Props = {
  support: Queries.SupportSearchFragment;
  permalink: string;
  error: Queries.UnexpectedErrorFragment;
  /** The paths of the search's script and of its index. */
  island: string;
  index: string;
};

/** The search field, and an empty element for the results. A form, so that Enter works without the script. */
export const SearchForm = ({ support, permalink, error, island, index }: Props) => {
  const { path, lang } = usePage();
  const { noneIllustration, ...search } = support.search;
  const { illustration, ...errorMessages } = error;
  const messages: SearchMessages = {
    path,
    lang,
    search,
    mailLines: support.mailLines,
    permalink,
    error: { ...errorMessages, lang: defaultLanguage },
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is too new for some of the supported browsers */}
      <form className={styles.form} role="search" action={path} data-island={island} data-index={index}>
        <label className={styles.label} htmlFor="search">
          {search.label}
        </label>
        <div className={styles.strip}>
          <input
            className={styles.field}
            id="search"
            type="search"
            name={queryParameter}
            placeholder={search.placeholder}
            autoComplete="off"
            spellCheck="false"
            enterKeyHint="search"
            maxLength={120}
          />
          <button type="reset" className={styles.clear}>
            {search.clear}
          </button>
          <button type="submit" className={styles.submit} aria-label={search.submit}>
            <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
              <path d="M13.600 2.300c-6.300-.2-11.200 4.700-11.300 10.900-.1 6.300 4.700 11.400 11 11.500 2.300.1 4.300-.5 6.100-1.700l7 7.100 3.700-3.400-7.100-7.100c1.200-1.800 1.900-4 1.900-6.300.1-6.100-5-10.800-11.300-11zm-.2 4.500c3.700 0 6.700 2.900 6.700 6.700s-3.200 6.700-6.900 6.600c-3.600 0-6.500-3.100-6.400-6.800.1-3.600 3-6.600 6.600-6.500z" />
            </svg>
          </button>
        </div>
      </form>
      <p role="status" id="search-status" className={styles.status} />
      <section id="search-results" />
      <template data-drawing="none">
        <Picture file={noneIllustration} />
      </template>
      <template data-drawing="error">
        <Picture file={illustration} />
      </template>
      <script
        type="application/json"
        id="search-messages"
        // JSON without `<`, so that no text in it can end the script element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(messages).replaceAll('<', '\\u003c') }}
      />
    </>
  );
};

export const query = graphql`
  fragment SupportSearch on Support {
    search {
      label placeholder submit clear best one many others legal none noneText failed
      noneIllustration { ...Picture }
      mail mailTo
    }
    mailLines
  }
  fragment UnexpectedError on UnexpectedError {
    title text details reload home
    illustration { ...Picture }
  }
`;
