import type { Facet } from '@site/contracts/catalog';
import type { AttributeRow } from './category-repository.ts';
import type { Filter } from './list-query.ts';
import type { StockState } from '../../tables/catalog-tables.ts';
import type { Selection } from './catalog-index/catalog-index.ts';
import { availabilityLabels } from './stock-labels.ts';

/** Facets of every category that are product columns instead of attributes. */
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

function listFacet({ code, label }: FacetDefinition, selection: Selection, chosen: string[]): Facet | null {
  const options = selection.options(code).map((option) => ({
    value: option.value,
    label: code === 'availability' ? availabilityLabels[option.value as StockState] : option.label,
    count: option.count,
    selected: chosen.includes(option.value),
  }));
  // A single option filters nothing. It is shown only while selected, so that it can be removed.
  if (options.length < 2 && !options.some((option) => option.selected)) return null;
  return { type: 'list', code, label, options };
}

function flagFacet(
  { code, label }: FacetDefinition,
  selection: Selection,
  selected: boolean,
  total: number,
): Facet | null {
  const yes = selection.options(code).find(({ value }) => value === '1');
  if ((!yes || yes.present === total) && !selected) return null;
  return { type: 'flag', code, label, count: yes?.count ?? 0, selected };
}

function rangeFacet(
  { code, label, step }: FacetDefinition,
  selection: Selection,
  filter: Filter | undefined,
): Facet | null {
  const bounds = selection.bounds(code);
  if (!bounds || (bounds.low === bounds.high && !filter)) return null;
  const { from, to } = filter?.type === 'range' ? filter : { from: null, to: null };
  return { type: 'range', code, label, min: bounds.low, max: bounds.high, from, to, step };
}

/** `total` counts the whole category, without filters. */
export function buildFacets(
  definitions: FacetDefinition[],
  selection: Selection,
  filters: Filter[],
  total: number,
): Facet[] {
  const build = (definition: FacetDefinition): Facet | null => {
    const filter = filters.find(({ code }) => code === definition.code);
    if (definition.type === 'list')
      return listFacet(definition, selection, filter?.type === 'list' ? filter.values : []);
    if (definition.type === 'flag') return flagFacet(definition, selection, filter?.type === 'flag', total);
    return rangeFacet(definition, selection, filter);
  };
  return definitions.map(build).filter((facet) => facet !== null);
}
