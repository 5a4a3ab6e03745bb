import { Icon } from '@site/ui/icon';
import { iconSearch } from '@site/ui/icons';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyComponent } from '../../base/use-lazy-component.ts';
import css from './search-form.module.css';

const loadSuggest = () => import('./search-suggest/search-suggest.tsx').then(({ SearchSuggest }) => SearchSuggest);

/**
 * A plain GET form, which works without scripts. On the results page it contains the query. Suggestions are loaded on
 * the first focus and use the existing field, because a new field would lose the input, the caret and a phone's
 * keyboard.
 */
export function SearchForm() {
  const { pathname, search } = useLocation();
  const query = pathname.startsWith('/search') ? (new URLSearchParams(search).get('query') ?? '') : '';
  const [Suggest, request] = useLazyComponent(loadSuggest);
  const field = useRef<HTMLInputElement>(null);
  const [suggestField, setSuggestField] = useState<HTMLInputElement>();
  const shown = useRef(query);

  useEffect(() => {
    if (!field.current || shown.current === query) return;
    shown.current = query;
    field.current.value = query;
  }, [query]);

  const prepare = () => void loadSuggest().catch(() => {});
  const suggest = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    setSuggestField(currentTarget);
    request().catch(() => {}); // The form works without suggestions.
  };

  return (
    <form className={css.search} action="/search" role="search">
      <span className={css.form}>
        <input
          ref={field}
          className={css.input}
          // Not `search`, which cannot be a combobox and clears itself on Escape.
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
      {Suggest && suggestField && <Suggest field={suggestField} />}
    </form>
  );
}
