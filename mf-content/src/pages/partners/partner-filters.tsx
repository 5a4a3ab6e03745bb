import type { PartnersPageData } from '@site/contracts/partner-directory';
import { partnerServiceNames } from '@site/contracts/partner-services';
import { paths } from '@site/contracts/paths';
import { Field } from '@site/ui/field';
import { Select } from '@site/ui/input';
import { ListFilters } from '@site/ui/list-filters';

const sorts = { level: 'По\u00a0уровню', name: 'По\u00a0названию' };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The service is the first filter: product pages link to partners who install. */
export function PartnerFilters({ query, services, cities, directions, levels }: PartnersPageData) {
  const { service, city, direction, level, search, sort } = query;
  return (
    <ListFilters
      // Other filters remount the form.
      key={JSON.stringify(query)}
      label="Поиск партнёров"
      action={paths.partners()}
      searchLabel="Название"
      search={search}
      title="Услуга, город, направление и&nbsp;уровень"
      count={[service, city, direction, level].filter(Boolean).length}
      sorts={sorts}
      sort={sort}
      resetHref={paths.partners()}
    >
      <Filter
        name="service"
        label="Услуга"
        any="Любая"
        chosen={service}
        choices={services.map((one) => ({ value: one, label: capital(partnerServiceNames[one]) }))}
      />
      <Filter name="city" label="Город" any="Любой" chosen={city} choices={cities} />
      <Filter
        name="direction"
        label="Направление"
        any="Любое"
        chosen={direction}
        choices={directions.map((one) => ({ value: one, label: one }))}
      />
      <Filter name="level" label="Уровень" any="Любой" chosen={level} choices={levels} />
    </ListFilters>
  );
}

interface FilterProps {
  name: string;
  label: string;
  any: string;
  chosen: string | undefined;
  choices: readonly { value: string; label: string }[];
}

const Filter = ({ name, label, any, chosen = '', choices }: FilterProps) => (
  <Field label={label}>
    <Select name={name} defaultValue={chosen}>
      <option value="">{any}</option>
      {choices.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  </Field>
);
