import { Icon } from '@site/ui/icon';
import { iconSearch } from '@site/ui/icons';
import { useLocation } from 'react-router-dom';
import css from './search-form.module.css';

/** A plain GET form: it works before any script has come. On the page of results it holds what was asked for. */
export function SearchForm() {
  const { pathname, search } = useLocation();
  const query = pathname.startsWith('/search') ? (new URLSearchParams(search).get('query') ?? '') : '';
  return (
    <form className={css.search} action="/search" role="search">
      <span className={css.form}>
        <input
          key={query}
          className={css.input}
          type="search"
          name="query"
          defaultValue={query}
          required
          minLength={2}
          autoComplete="off"
          enterKeyHint="search"
          aria-label="Поиск по сайту"
          placeholder="Найти товар"
        />
        <button className={css.submit} aria-label="Найти">
          <Icon shape={iconSearch} size={20} />
        </button>
      </span>
    </form>
  );
}
