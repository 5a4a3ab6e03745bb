import type { Endpoint, SortOf } from '@site/contracts/endpoint-types';
import { formatCount } from '@site/kernel/plurals';
import { Button } from '@site/ui/button';
import { ChipLink, ChipList } from '@site/ui/chip';
import { type Column, DataTable, type DataTableProps } from '@site/ui/data-table';
import { EmptyState } from '@site/ui/empty-state';
import { Field } from '@site/ui/field';
import { iconSearch } from '@site/ui/icons';
import { Input, Select } from '@site/ui/input';
import { TextLink } from '@site/ui/link';
import { Pagination } from '@site/ui/pagination';
import type { ReactNode } from 'react';
import { type Bulk, BulkList, SelectPage, SelectRow, useSelection } from '../bulk/index.ts';
import { SavedViews } from '../views/saved-views.tsx';
import { sortedBy, SortLink } from './sort-link.tsx';
import css from './staff-list.module.css';
import { useListHref } from './use-list-href.ts';

export interface ListFilter {
  /** Query parameter of the list. */
  name: string;
  /** Accessible name. */
  label: string;
  /** Label of the list without this filter. */
  all: string;
  /** Labels by value. */
  options: Readonly<Record<string, string>>;
  /** `select`: a field beside the search, for many options; chips by default. */
  view?: 'select';
}

interface ListFrameProps<Row> {
  /** Answer of the endpoint that lists. */
  list: { items: readonly Row[]; total: number; page: number; pages: number };
  filters?: readonly ListFilter[];
  /** Label of the search; default: the list cannot be searched. */
  search?: string;
  /** Title of a list without items. */
  empty: string;
}

/** `sort`: the API's name of the column. The title becomes a link that sorts the list. */
type Sortable<Row, Sort> = Column<Row> & ({ sort?: undefined } | { sort: Sort; title: string });

/** A column of a list; `E` is the endpoint that lists. */
export type StaffColumn<Row, E extends Endpoint> = Sortable<Row, SortOf<E>>;

interface StaffListProps<Row> extends ListFrameProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly Sortable<Row, string>[];
  rowKey: (row: Row) => string | number;
  /** Actions for several rows at once. */
  bulk?: Bulk<Row>;
}

/** A table of the back office: its URL holds filters, search, order and page. */
export function StaffList<Row>({ caption, columns, rowKey, bulk, ...frame }: StaffListProps<Row>) {
  const { query, hrefWith } = useListHref();
  const withLinks = columns.map((column): Column<Row> => {
    if (column.sort === undefined) return column;
    const { sorted, next } = sortedBy(column.sort, query['sort']);
    const title = (
      <SortLink href={hrefWith({ sort: next })} sorted={sorted}>
        {column.title}
      </SortLink>
    );
    return { ...column, title, label: column.title, sorted };
  });
  const table = { caption, captionHidden: true, columns: withLinks, rows: frame.list.items, rowKey };
  return (
    <ListFrame {...frame}>
      {bulk ? <BulkTable {...table} bulk={bulk} /> : table.rows.length > 0 && <DataTable {...table} />}
    </ListFrame>
  );
}

interface BulkTableProps<Row> extends DataTableProps<Row> {
  rowKey: (row: Row) => string | number;
  bulk: Bulk<Row>;
}

function BulkTable<Row>({ bulk, ...table }: BulkTableProps<Row>) {
  const selection = useSelection(table.rows, table.rowKey);
  const control = {
    title: <SelectPage selection={selection} />,
    cell: (row: Row) => <SelectRow selection={selection} row={row} name={bulk.nameOf(row)} />,
  };
  return (
    <BulkList selection={selection} bulk={bulk}>
      {table.rows.length > 0 && <DataTable {...table} control={control} />}
    </BulkList>
  );
}

/**
 * Filters, search and pages of a list of other items than rows of a table. The children stay without items, because they
 * show what an action has done.
 */
export function ListFrame<Row>({
  list: { items, total, page, pages },
  filters = [],
  search,
  empty,
  children,
}: ListFrameProps<Row> & { children: ReactNode }) {
  const { pathname, query: current, hrefWith } = useListHref();
  const { search: found = '', page: _page, ...kept } = current;
  const isFiltered = found !== '' || filters.some(({ name }) => current[name]);
  const selects = filters.filter(({ view }) => view === 'select');
  const chips = filters.filter((filter) => !selects.includes(filter));

  return (
    <div className={css.list} data-items>
      <SavedViews />
      {search && (
        <form role="search" method="get" action={pathname} aria-label={search} className={css.search}>
          {Object.entries(kept).map(
            ([name, value]) =>
              selects.every((select) => select.name !== name) && (
                <input key={name} type="hidden" name={name} value={value} />
              ),
          )}
          {selects.map(({ name, label, all, options }) => (
            <div key={name} className={css.choice}>
              <Field label={label}>
                <Select key={current[name]} name={name} defaultValue={current[name] ?? ''}>
                  <option value="">{all}</option>
                  {Object.entries(options).map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
          ))}
          <Field label={search}>
            <Input key={found} type="search" name="search" defaultValue={found} maxLength={100} icon={iconSearch} />
          </Field>
          <Button type="submit" variant="secondary">
            Найти
          </Button>
        </form>
      )}
      {chips.map(({ name, label, all, options }) => (
        <ChipList key={name} role="group" aria-label={label}>
          <ChipLink href={hrefWith({ [name]: undefined })} current={!(name in current)}>
            {all}
          </ChipLink>
          {Object.entries(options).map(([value, text]) => (
            <ChipLink key={value} href={hrefWith({ [name]: value })} current={current[name] === value}>
              {text}
            </ChipLink>
          ))}
        </ChipList>
      ))}
      {items.length > 0 && <p className={css.total}>{formatCount(total, ['строка', 'строки', 'строк'])}</p>}
      {children}
      {items.length === 0 && (
        <EmptyState
          title={page > 1 ? 'На\u00a0этой странице строк нет' : isFiltered ? 'Ничего не\u00a0нашлось' : empty}
        >
          {page > 1 ? (
            <TextLink href={hrefWith({})}>К&nbsp;началу списка</TextLink>
          ) : (
            isFiltered && 'Измените фильтр или\u00a0поиск.'
          )}
        </EmptyState>
      )}
      {items.length > 0 && (
        <Pagination page={page} pages={pages} hrefFor={(to) => hrefWith({ page: to === 1 ? undefined : String(to) })} />
      )}
    </div>
  );
}
