import { paths } from '@site/contracts/paths';
import { Button, ButtonLink } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { iconSearch } from '@site/ui/icons';
import { Input } from '@site/ui/input';
import css from './price-list-page.module.css';

/** A plain GET form: it works without scripts, and Back undoes it. */
export function PriceListSearch({ pricelist, search }: { pricelist: string; search: string }) {
  return (
    <form
      role="search"
      aria-label="Поиск в прайс-листе"
      method="get"
      action={paths.priceList(pricelist)}
      className={css.search}
    >
      <Field label="Артикул или название">
        <Input
          // Another search or price list remounts the field.
          key={`${pricelist} ${search}`}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={100}
          icon={iconSearch}
        />
      </Field>
      <Button type="submit" variant="secondary">
        Найти
      </Button>
      {search && (
        <ButtonLink variant="ghost" href={paths.priceList(pricelist)}>
          Сбросить
        </ButtonLink>
      )}
    </form>
  );
}
