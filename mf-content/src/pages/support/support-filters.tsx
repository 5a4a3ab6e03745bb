import type { SupportPageData } from '@site/contracts/support';
import {
  documentKinds,
  documentKindTitles,
  documentSortLabels,
  documentSorts,
  languageLabels,
} from '@site/contracts/support-lists';
import { Field } from '@site/ui/field';
import { Select } from '@site/ui/input';
import { ListFilters } from '@site/ui/list-filters';
import { filtersIn, supportHref } from './support-href.ts';

const sorts = Object.fromEntries(documentSorts.map((sort) => [sort, documentSortLabels[sort]]));

interface Choice {
  value: string;
  label: string;
}

export function SupportFilters({ section, query, counts, categories, series, languages }: SupportPageData) {
  const kinds = documentKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({ value: kind, label: documentKindTitles[kind] }));
  const languageChoices = languages.map((language) => ({ value: language, label: languageLabels[language] }));
  return (
    <ListFilters
      // Other filters remount the form.
      key={JSON.stringify([section, query])}
      label="Поиск документов"
      action={supportHref(section, {})}
      searchLabel="Артикул, серия или название"
      search={query.search}
      title={section === null ? 'Вид, категория, серия и\u00a0порядок' : 'Категория, серия и\u00a0порядок'}
      count={filtersIn(query)}
      sorts={sorts}
      sort={query.sort}
      resetHref={supportHref(section, {})}
    >
      {section === null && (
        <Filter name="kind" label="Вид документа" any="Все виды" chosen={query.kind} choices={kinds} />
      )}
      <Filter name="category" label="Категория" any="Все категории" chosen={query.category} choices={categories} />
      <Filter
        name="series"
        label="Серия"
        any="Все серии"
        chosen={query.series}
        choices={series.map((one) => ({ value: one, label: one }))}
      />
      <Filter name="language" label="Язык" any="Любой" chosen={query.language} choices={languageChoices} />
    </ListFilters>
  );
}

interface FilterProps {
  name: string;
  label: string;
  any: string;
  chosen: string | undefined;
  choices: readonly Choice[];
}

/** A filter with one option is hidden, unless it is active. */
function Filter({ name, label, any, chosen = '', choices }: FilterProps) {
  if (choices.length < 2 && !chosen) return null;
  return (
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
}
