import { paths } from '@site/contracts/paths';
import { buyingPointTypeNames } from '@site/contracts/buying-point-types';
import { partnerServiceNames } from '@site/contracts/partner-services';
import type { WhereToBuyPageData } from '@site/contracts/where-to-buy';
import { MoreFilters } from '@site/forms/more-filters';
import { Button, ButtonLink } from '@site/ui/button';
import { Checkbox } from '@site/ui/choice';
import { Field } from '@site/ui/field';
import { Select } from '@site/ui/input';
import css from './where-to-buy-page.module.css';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Cities = WhereToBuyPageData['cities'];
const Options = ({ cities }: { cities: Cities }) =>
  cities.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** A plain GET form: it works without scripts, and Back undoes it. */
export function WhereToBuyFilters({ query, city, cities, types, services, directions }: WhereToBuyPageData) {
  const { type, service, direction, open, near } = query;
  const isNarrowed = Boolean(type ?? service ?? direction ?? open);
  return (
    <form
      // Other filters remount the form.
      key={JSON.stringify([query, city])}
      role="search"
      aria-label="Где купить"
      method="get"
      action={paths.whereToBuy()}
      className={css.filters}
    >
      {near && <input type="hidden" name="near" value={near} />}
      <Field label="Город">
        <Select name="city" defaultValue={city?.slug ?? ''}>
          <option value="">Вся Россия</option>
          <optgroup label="Есть партнёры">
            <Options cities={cities.filter(({ has_partners: here }) => here)} />
          </optgroup>
          <optgroup label="Другие города">
            <Options cities={cities.filter(({ has_partners: here }) => !here)} />
          </optgroup>
        </Select>
      </Field>
      <MoreFilters isOpen={isNarrowed} />
      <Field label="Кто">
        <Select name="type" defaultValue={type ?? ''}>
          <option value="">Все</option>
          {types.map((one) => (
            <option key={one} value={one}>
              {buyingPointTypeNames[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Услуга">
        <Select name="service" defaultValue={service ?? ''}>
          <option value="">Любая</option>
          {services.map((one) => (
            <option key={one} value={one}>
              {capital(partnerServiceNames[one])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Направление">
        <Select name="direction" defaultValue={direction ?? ''}>
          <option value="">Любое</option>
          {directions.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </Field>
      <Checkbox name="open" value="1" defaultChecked={open === '1'} label="Открыто сейчас" className={css.open} />
      <div className={css.buttons}>
        <Button type="submit">Показать</Button>
        {isNarrowed && (
          <ButtonLink variant="ghost" href={paths.whereToBuy(city?.slug, { near })}>
            Сбросить
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
