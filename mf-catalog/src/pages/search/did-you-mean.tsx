import { paths } from '@site/contracts/paths';
import css from './search-page.module.css';

/** What may have been meant, for the visitor to take: what was typed stays as it is. */
export const DidYouMean = ({ query }: { query: string | null }) =>
  query === null ? null : (
    <p className={css.correction}>
      Возможно, вы&nbsp;искали <a href={paths.search(query)}>{`«${query}»`}</a>?
    </p>
  );
