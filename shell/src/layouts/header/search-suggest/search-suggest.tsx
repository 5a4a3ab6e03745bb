import { formatCount, type PluralForms } from '@site/kernel/plurals';
import { useSite } from '@site/runtime';
import { searchHistory } from '@site/shop/search';
import { IconButton } from '@site/ui/button';
import { useCombobox } from '@site/ui/combobox';
import { iconClose } from '@site/ui/icons';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { initialGroups, foundGroups } from './option-groups.ts';
import { SuggestList } from './suggest-list.tsx';
import { usePopup } from './use-popup.ts';
import { useSuggestions, type Suggestions } from './use-suggestions.ts';
import css from './search-suggest.module.css';

const hints: PluralForms = ['подсказка', 'подсказки', 'подсказок'];

/** Returns the panel's state as text for screen readers. */
function statusText({ response, busy, failed }: Suggestions): string {
  if (busy) return '';
  if (failed || !response) return 'Подсказки не\u00a0загрузились';
  return response.items.length ? formatCount(response.items.length, hints) : 'Ничего не\u00a0найдено';
}

/** A panel below the field on wide screens; on phones the form becomes a full-screen sheet. */
export function SearchSuggest({ field }: { field: HTMLInputElement }) {
  const location = useLocation();
  /** Location at which the panel was opened. Initially closed if the field lost the focus while the code loaded. */
  const [openAt, setOpenAt] = useState(() => (document.activeElement === field ? location : undefined));
  const [text, setText] = useState(field.value);
  const open = openAt === location;
  const history = searchHistory.useItems();
  const { catalog_menu: menu } = useSite();
  const suggestions = useSuggestions(text, open);
  const [list, setList] = useState<HTMLElement | null>(null);

  const groups = suggestions
    ? suggestions.response
      ? foundGroups(suggestions.response)
      : []
    : initialGroups(history, menu);
  usePopup({ field, open, onOpen: (next) => setOpenAt(next ? location : undefined), onText: setText });
  useCombobox({
    field,
    list,
    options: groups.flatMap(({ options }) => options.map(({ href }) => href)).join('\n'),
  });

  const closeSheet = () => {
    setOpenAt(undefined);
    // Focusing the field would open the phone's keyboard again.
    field.form?.querySelector('button')?.focus();
  };
  const clearHistory = () => {
    searchHistory.clear();
    field.focus();
  };

  return (
    <>
      <VisuallyHidden role="status">{open && suggestions ? statusText(suggestions) : ''}</VisuallyHidden>
      {open && (
        <>
          <IconButton className={css.close} icon={iconClose} label="Закрыть поиск" onClick={closeSheet} />
          {/* Keeps the focus in the field on a press in the panel. */}
          <div className={css.panel} role="presentation" onMouseDown={(event) => event.preventDefault()}>
            {suggestions && <Notes text={text} {...suggestions} />}
            <SuggestList
              ref={setList}
              groups={groups}
              busy={suggestions?.busy === true}
              query={suggestions?.response?.correction?.query ?? text}
            />
            {!suggestions && history.length > 0 && (
              <button type="button" className={css.forget} onClick={clearHistory}>
                Очистить историю поиска
              </button>
            )}
          </div>
        </>
      )}
    </>
  );
}

function Notes({ text, response, busy, failed }: Suggestions & { text: string }) {
  if (failed)
    return <p className={css.note}>Подсказки не&nbsp;загрузились. Нажмите «Найти», чтобы увидеть результаты.</p>;
  if (!response) return <p className={css.note}>Ищем…</p>;
  if (response.items.length === 0 && !busy)
    return (
      <p className={css.note}>
        {`По\u00a0запросу «${text.trim()}» ничего не\u00a0найдено. Проверьте, нет\u00a0ли опечатки, или ищите по\u00a0артикулу.`}
      </p>
    );
  return (
    response.correction && (
      <p className={css.note}>{`Показаны результаты по\u00a0запросу «${response.correction.query}»`}</p>
    )
  );
}
