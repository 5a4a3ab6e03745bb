import { paths } from '@site/contracts/paths';
import css from './search-page.module.css';

/** Suggests a corrected query; the typed query is unchanged. */
export const DidYouMean = ({ query }: { query: string | null }) =>
  query === null ? null : (
    <p className={css.correction}>
      Возможно, вы&nbsp;искали <a href={paths.search(query)}>{`«${query}»`}</a>?
    </p>
  );
