import { categoryOfGate, type Gate } from '@site/contracts/gate-kit-answers';
import type { GateKitRepository, SoldRow } from './gate-kit-repository.ts';

export interface AttributeValue {
  label: string;
  type: string;
  /** Several for an attribute with several values, such as compatible series. */
  texts: string[];
  num: number | null;
}

/** A product with the values that the choice compares. */
export type Part = SoldRow & { values: ReadonlyMap<string, AttributeValue> };

/** An accessory as the catalogue relates it to a drive, with the products that can replace it. */
export interface Accessory {
  isRequired: boolean;
  part: Part;
  alternatives: Part[];
}

export interface Drive extends Part {
  accessories: Accessory[];
}

export const sizeCode: Record<Gate, 'max_leaf_length' | 'max_leaf_width'> = {
  sliding: 'max_leaf_length',
  swing: 'max_leaf_width',
};

type ValueRow = Awaited<ReturnType<GateKitRepository['valuesOf']>>[number];

function valuesByProduct(rows: readonly ValueRow[]) {
  const all = new Map<number, Map<string, AttributeValue>>();
  for (const { product_id, code, label, type, value, num } of rows) {
    const values = all.get(product_id) ?? new Map<string, AttributeValue>();
    all.set(product_id, values);
    const known = values.get(code);
    if (known) known.texts.push(value);
    else values.set(code, { label, type, texts: [value], num: num ?? numberIn(value) });
  }
  return all;
}

/** A list attribute stores its number as text: «50», «100». */
const numberIn = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

/**
 * Reads the drives of a kind of gates. A drive is what has a leaf weight, a leaf size and a duty cycle; the category
 * also has racks, beams and kits.
 */
export async function readDrives(repository: GateKitRepository, gate: Gate): Promise<Drive[]> {
  const rows = await repository.ofCategory(categoryOfGate[gate]);
  if (rows.length === 0) return [];
  const related = await repository.accessoriesOf(rows.map(({ card }) => card.id));
  const alternatives =
    related.length === 0
      ? []
      : await repository.alternatives(
          [...new Set(related.map(({ category_id }) => category_id))],
          [...new Set(related.map(({ series }) => series))],
        );
  const ids = [...rows, ...related, ...alternatives].map(({ card }) => card.id);
  const values = valuesByProduct(await repository.valuesOf([...new Set(ids)]));
  const withValues = (row: SoldRow): Part => ({ ...row, values: values.get(row.card.id) ?? new Map() });
  const others = alternatives.map(withValues);
  return rows
    .map(withValues)
    .filter((part) => ['max_leaf_weight', sizeCode[gate], 'duty_cycle'].every((code) => part.values.has(code)))
    .map((part) => ({
      ...part,
      accessories: related
        .filter(({ drive_id }) => drive_id === part.card.id)
        .map((row) => ({
          isRequired: row.kind === 'accessory_required',
          part: withValues(row),
          alternatives: others.filter(
            ({ category_id, series }) => category_id === row.category_id && series === row.series,
          ),
        })),
    }));
}
