import type { Facet } from '@site/contracts/catalog';
import type { AttributeRow } from './category-repository.ts';
import type { Filter } from './list-query.ts';
import type { FacetCount } from './product-repository.ts';
import { availabilityLabels } from './stock-labels.ts';

/** Filters of every category that are columns of the product rather than attributes of its kind. */
export const columnFacets: readonly Pick<AttributeRow, 'code' | 'label' | 'type' | 'step'>[] = [
  { code: 'price', label: 'Цена, ₽', type: 'range', step: 100 },
  { code: 'availability', label: 'Наличие', type: 'list', step: 1 },
  { code: 'series', label: 'Серия', type: 'list', step: 1 },
  { code: 'warranty_months', label: 'Гарантия, мес.', type: 'list', step: 1 },
];

export type FacetDefinition = (typeof columnFacets)[number];

export function facetDefinitions(
  codes: readonly string[],
  attributes: ReadonlyMap<string, AttributeRow>,
): FacetDefinition[] {
  const columns = new Map(columnFacets.map((facet) => [facet.code, facet]));
  return codes.flatMap((code) => columns.get(code) ?? attributes.get(code) ?? []).filter(({ type }) => type !== 'text');
}

const collator = new Intl.Collator('ru', { numeric: true });
const stateOrder = Object.keys(availabilityLabels);

function listFacet({ code, label }: FacetDefinition, rows: FacetCount[], chosen: string[]): Facet | null {
  const options = rows.map((row) => ({
    value: row.value,
    label: code === 'availability' ? availabilityLabels[row.value as keyof typeof availabilityLabels] : row.label,
    count: row.count,
    selected: chosen.includes(row.value),
  }));
  // One option filters nothing; it stays only while it is chosen, so that it can be taken off.
  if (options.length < 2 && !options.some((option) => option.selected)) return null;
  options.sort((a, b) =>
    code === 'availability'
      ? stateOrder.indexOf(a.value) - stateOrder.indexOf(b.value)
      : collator.compare(a.label.replace('−', '-'), b.label.replace('−', '-')),
  );
  return { type: 'list', code, label, options };
}

export function buildFacets(
  definitions: FacetDefinition[],
  counts: FacetCount[],
  filters: Filter[],
  total: number,
): Facet[] {
  const rowsByCode = new Map<string, FacetCount[]>();
  for (const row of counts) rowsByCode.set(row.code, [...(rowsByCode.get(row.code) ?? []), row]);
  const build = (definition: FacetDefinition): Facet | null => {
    const { code, label } = definition;
    const rows = rowsByCode.get(code) ?? [];
    const filter = filters.find((candidate) => candidate.code === code);
    const [row] = rows;
    if (definition.type === 'list') return listFacet(definition, rows, filter?.type === 'list' ? filter.values : []);
    if (definition.type === 'flag') {
      const yes = rows.find(({ value }) => value === '1');
      const selected = filter?.type === 'flag';
      if ((!yes || yes.present === total) && !selected) return null;
      return { type: 'flag', code, label, count: yes?.count ?? 0, selected };
    }
    const range = filter?.type === 'range' ? filter : { from: null, to: null };
    if (!row || (row.low === row.high && !filter)) return null;
    return {
      type: 'range',
      code,
      label,
      min: row.low,
      max: row.high,
      from: range.from,
      to: range.to,
      step: definition.step,
    };
  };
  return definitions.map(build).filter((facet) => facet !== null);
}
