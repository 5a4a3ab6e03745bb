import { paths } from '@site/contracts/paths';
import { searchHistory } from '@site/shop/search';
import { Button, IconButton } from '@site/ui/button';
import { iconClose } from '@site/ui/icons';
import { useRef, useState } from 'react';
import css from './recent-queries.module.css';

/** The visitor's last queries, stored in this browser only, where they can be removed. */
export function RecentQueries({ except }: { except: string }) {
  const queries = searchHistory.useItems().filter((query) => query !== except);
  const [cleared, setCleared] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // The clicked button disappears: focus the heading of the list.
  const remove = (query: string) => {
    heading.current?.focus();
    setCleared(queries.length === 1);
    searchHistory.remove(query);
  };
  const clear = () => {
    heading.current?.focus();
    setCleared(true);
    searchHistory.clear();
  };

  if (queries.length === 0 && !cleared) return null;
  return (
    <section className={css.recent} aria-labelledby="recent-queries">
      <h2 ref={heading} id="recent-queries" className={css.heading} tabIndex={-1}>
        Вы&nbsp;искали
      </h2>
      {queries.length > 0 ? (
        <>
          <ul className={css.list}>
            {queries.map((query) => (
              <li key={query} className={css.item}>
                <a href={paths.search(query)}>{query}</a>
                <IconButton icon={iconClose} label={`Убрать запрос «${query}»`} onClick={() => remove(query)} />
              </li>
            ))}
          </ul>
          <Button variant="ghost" size="small" onClick={clear}>
            Очистить историю поиска
          </Button>
        </>
      ) : (
        <p role="status">История поиска очищена</p>
      )}
    </section>
  );
}
