import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { iconChevronDown, iconSearch } from '../icons/index.ts';
import { Input, Select } from '../input/index.ts';
import css from './list-filters.module.css';

export interface ListFiltersProps {
  /** Accessible name of the form. */
  label: string;
  /** URL of the list. */
  action: string;
  /** Query parameters to keep, by name. */
  kept?: Readonly<Record<string, string>>;
  searchLabel: string;
  search: string;
  searchVariant?: 'primary' | 'secondary';
  /** Title of the collapsible part, naming its fields. */
  title: string;
  /** Number of active filters, without the search. */
  count: number;
  /** Labels of the sort orders by value; the first is the default. */
  sorts: Readonly<Record<string, string>>;
  sort: string;
  /** URL of the list without filters. */
  resetHref: string;
  /** Filter fields, each named by its query parameter. */
  children: ReactNode;
}

/** A plain GET form: it works without scripts, and Back undoes it. */
export function ListFilters({
  label,
  action,
  kept = {},
  searchLabel,
  search,
  searchVariant = 'primary',
  title,
  count,
  sorts,
  sort,
  resetHref,
  children,
}: ListFiltersProps) {
  const isOpen = count > 0 || sort !== Object.keys(sorts)[0];
  return (
    <form role="search" aria-label={label} method="get" action={action} className={css.filters}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={css.search}>
        <Field label={searchLabel}>
          <Input type="search" name="search" defaultValue={search} maxLength={100} icon={iconSearch} />
        </Field>
        <Button type="submit" variant={searchVariant}>
          Найти
        </Button>
      </div>
      <details className={css.more} open={isOpen || undefined}>
        <summary className={css.summary}>
          <span>{count > 0 ? `${title} (${count})` : title}</span>
          <Icon shape={iconChevronDown} size={20} className={css.arrow} />
        </summary>
        <div className={css.fields}>
          {children}
          <Field label="Порядок">
            <Select name="sort" defaultValue={sort}>
              {Object.entries(sorts).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <div className={css.buttons}>
          <Button type="submit" variant="secondary">
            Показать
          </Button>
          {(count > 0 || search !== '') && (
            <ButtonLink variant="ghost" href={resetHref}>
              Сбросить
            </ButtonLink>
          )}
        </div>
      </details>
    </form>
  );
}
