import { Icon } from '@site/ui/icon';
import { iconSearch } from '@site/ui/icons';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyPart } from './use-lazy-part.ts';
import css from './search-form.module.css';

const loadSuggest = () => import('./search-suggest/search-suggest.tsx').then(({ SearchSuggest }) => SearchSuggest);

/**
 * A plain GET form: it works before any script has come. On the page of results it holds what was asked for. Suggestions
 * come with the first focus and join the field that is there: another field in its place would lose what is being typed,
 * the caret and a phone's keyboard.
 */
export function SearchForm() {
  const { pathname, search } = useLocation();
  const query = pathname.startsWith('/search') ? (new URLSearchParams(search).get('query') ?? '') : '';
  const [Suggest, request] = useLazyPart(loadSuggest);
  const field = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState<HTMLInputElement>();
  const shown = useRef(query);

  useEffect(() => {
    if (!field.current || shown.current === query) return;
    shown.current = query;
    field.current.value = query;
  }, [query]);

  const prepare = () => void loadSuggest().catch(() => {});
  const suggest = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    setAsking(currentTarget);
    request().catch(() => {}); // The form asks its page without suggestions, too.
  };

  return (
    <form className={css.search} action="/search" role="search">
      <span className={css.form}>
        <input
          ref={field}
          className={css.input}
          // Not `search`: that one may not be a combobox, and clears itself at Escape.
          type="text"
          inputMode="search"
          role={Suggest ? 'combobox' : 'searchbox'}
          name="query"
          defaultValue={query}
          required
          minLength={2}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-label="Поиск по сайту"
          placeholder="Поиск"
          onFocus={prepare}
          onClick={suggest}
          onInput={suggest}
          onKeyDown={(event) => event.key === 'ArrowDown' && suggest(event)}
        />
        <button className={css.submit} aria-label="Найти">
          <Icon shape={iconSearch} size={20} />
        </button>
      </span>
      {Suggest && asking && <Suggest field={asking} />}
    </form>
  );
}
