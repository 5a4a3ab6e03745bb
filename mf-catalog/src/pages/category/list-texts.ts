import type { Facet } from '@site/contracts/catalog';
import { labelAndUnit } from '@site/kernel/label-and-unit';
import { formatNumber } from '@site/kernel/numbers';
import { countProducts, pluralForm, type PluralForms } from '@site/kernel/plurals';
import { formatRange } from '@site/kernel/typography';
import type { RangeFacet } from './facet-query.ts';

const found: PluralForms = ['Найден', 'Найдено', 'Найдено'];

export const foundText = (total: number): string => `${pluralForm(total, found)} ${countProducts(total)}`;

/** «Показано 48 из 50»; for a single later page «Показаны товары 25–48 из 50». */
export const shownText = (first: number, last: number, total: number): string =>
  first === 1 ? `Показано ${last} из\u00a0${total}` : `Показаны товары ${formatRange(first, last)} из\u00a0${total}`;

export const sortLabels = {
  popular: 'По\u00a0популярности',
  cheap: 'Сначала дешевле',
  expensive: 'Сначала дороже',
  name: 'По\u00a0названию',
  new: 'Новинки',
} as const;

const number = (value: number) => formatNumber(value, 2).replace('-', '−');

function rangeText({ from, to }: RangeFacet): string {
  if (from === null) return `до\u00a0${number(to ?? 0)}`;
  if (to === null) return `от\u00a0${number(from)}`;
  // A dash next to minus signs is hard to read.
  return from < 0 ? `от\u00a0${number(from)} до\u00a0${number(to)}` : formatRange(number(from), number(to));
}

export interface SelectedFilter {
  code: string;
  /** The selected option; absent for a range or a flag. */
  value?: string;
  text: string;
}

/** The active filters, in the order of their facets. */
export const selectedFilters = (facets: readonly Facet[]): SelectedFilter[] =>
  facets.flatMap((facet): SelectedFilter[] => {
    const { code, label, type } = facet;
    const { name, unit } = labelAndUnit(label);
    if (type === 'flag') return facet.selected ? [{ code, text: label }] : [];
    if (type === 'range')
      return facet.from === null && facet.to === null ? [] : [{ code, text: `${name}: ${rangeText(facet)}${unit}` }];
    return facet.options
      .filter(({ selected }) => selected)
      .map((option) => ({ code, value: option.value, text: `${name}: ${option.label}${unit}` }));
  });
