import { paths } from '@site/contracts/paths';
import type { MaterialsPageData } from '@site/contracts/partner-materials';
import { Button, ButtonLink } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { Select } from '@site/ui/input';
import { kindLabels } from './kind-labels.ts';
import css from './partner-materials-page.module.css';

/** A plain GET form: it works without scripts, and Back undoes it. */
export function MaterialFilters({ query, kinds, directions }: MaterialsPageData) {
  const { kind = '', direction = '' } = query;
  return (
    <form
      // Another address remounts the fields, also after Back.
      key={`${kind} ${direction}`}
      role="search"
      aria-label="Отбор материалов"
      method="get"
      action={paths.partnerMaterials()}
      className={css.filters}
    >
      <Field label="Вид">
        <Select name="kind" defaultValue={kind}>
          <option value="">Все</option>
          {kinds.map((value) => (
            <option key={value} value={value}>
              {kindLabels[value]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Направление">
        <Select name="direction" defaultValue={direction}>
          <option value="">Все</option>
          {directions.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="secondary">
        Показать
      </Button>
      {(kind || direction) && (
        <ButtonLink variant="ghost" href={paths.partnerMaterials()}>
          Сбросить
        </ButtonLink>
      )}
    </form>
  );
}
