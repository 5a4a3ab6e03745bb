import { formatNumber } from '@site/kernel/numbers';
import type { CallResult } from '@site/runtime';
import { list as listCss } from '@site/staff/list';
import { DialogSearch, useFound } from '@site/staff/search';
import { RetryAlert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Checkbox, ChoiceGroup, Radio } from '@site/ui/choice';
import { Dialog } from '@site/ui/dialog';
import { Skeleton } from '@site/ui/skeleton';
import { type ReactNode, useState } from 'react';
import css from './item-choice.module.css';

interface Option {
  key: string;
  label: string;
  hint: string;
}

interface ItemChoiceProps<Item> {
  /** Label of the field. */
  label: string;
  searchLabel: string;
  /** Accessible name of the found items. */
  foundLabel: string;
  failed: ReactNode;
  /** When there are none to search in. */
  none: string;
  /** Above the found items. */
  note?: ReactNode;
  /** Stays the same between renders. */
  read: (query: { page: number; search?: string }) => Promise<CallResult<Found<Item>>>;
  /** Null: the item cannot be chosen. */
  optionOf: (item: Item) => Option | null;
  /** Keys. */
  chosen: readonly string[];
  /** Whether at most one is chosen. */
  only?: boolean;
  onPick: (item: Item) => void;
  onClose: () => void;
}

interface Found<Item> {
  items: readonly Item[];
  total: number;
  pages: number;
}

const PLACEHOLDERS = 5;

/** A dialog that finds items by a text, to choose some. */
export function ItemChoice<Item>(props: ItemChoiceProps<Item>) {
  const {
    label,
    searchLabel,
    foundLabel,
    failed,
    none,
    note,
    read,
    optionOf,
    chosen,
    only = false,
    onPick,
    onClose,
  } = props;
  const [search, setSearch] = useState('');
  const { found, isLoading, isFailed, retry } = useFound(search.trim(), read);
  const options = found?.items.flatMap((item) => {
    const option = optionOf(item);
    return option ? [{ item, option }] : [];
  });
  const Choice = only ? Radio : Checkbox;
  const status = () => {
    if (isLoading) return 'Ищем…';
    if (!found || !options) return '';
    if (options.length === 0) return search.trim() ? 'Ничего не\u00a0нашлось' : none;
    return found.total > found.items.length
      ? `Показаны первые ${options.length} из\u00a0${formatNumber(found.total)}: уточните запрос`
      : `Найдено: ${options.length}`;
  };
  return (
    <Dialog
      open
      size="large"
      title={`${label}: выбор`}
      footer={<Button onClick={onClose}>{`Готово: ${chosen.length}`}</Button>}
      onClose={onClose}
    >
      <div className={css.choose}>
        {note && <p className={listCss.quiet}>{note}</p>}
        <DialogSearch label={searchLabel} value={search} onChange={setSearch} />
        <p className={listCss.quiet} role="status">
          {status()}
        </p>
        {isFailed && <RetryAlert onRetry={retry}>{failed}</RetryAlert>}
        <ChoiceGroup legend={foundLabel} legendHidden>
          <div aria-busy={isLoading}>
            {options?.map(({ item, option }) => (
              <Choice
                key={option.key}
                name={`choice ${label}`}
                label={option.label}
                hint={option.hint}
                checked={chosen.includes(option.key)}
                onChange={() => onPick(item)}
              />
            )) ??
              (isLoading &&
                Array.from({ length: PLACEHOLDERS }, (_, place) => <Skeleton key={place} height="3.5rem" />))}
          </div>
        </ChoiceGroup>
      </div>
    </Dialog>
  );
}
