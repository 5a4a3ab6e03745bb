import type { Sort } from '@site/contracts/catalog';
import { sorts } from '@site/contracts/catalog';
import { NumberList } from '../../../lists/number-list.ts';
import { type Bits, hasBit } from './slot-set.ts';

export type OrderFacts = {
  id: number;
  name: string;
  price: number | null;
  popularity: number;
  discontinued: boolean;
  /** Seconds since 1970. */
  created: number;
};

type Compare = (a: number, b: number) => number;

/** Sort key with numbers by value («SL-80» before «SL-100») and ё equal to е. */
const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\d+/g, (digits) => digits.padStart(8, '0'));

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** All sort orders of the catalogue, precomputed: a page takes the matching slots in sequence. */
export class ProductOrders {
  /** By slot. Products without a price have −1. */
  private readonly ids: number[] = [];
  private readonly prices: number[] = [];
  private readonly popularities: number[] = [];
  private readonly discontinued: number[] = [];
  private readonly created: number[] = [];
  private readonly names: string[] = [];
  private readonly orders = new Map(sorts.map((sort) => [sort, new NumberList(Uint32Array)]));

  get(sort: Sort): NumberList {
    return this.orders.get(sort)!;
  }

  idAt(slot: number): number {
    return this.ids[slot]!;
  }

  /** Removes the `changed` slots from all orders and inserts the placed ones. */
  apply(changed: Bits, placed: readonly { slot: number; facts: OrderFacts }[]): void {
    for (const { slot, facts } of placed) {
      this.ids[slot] = facts.id;
      this.prices[slot] = facts.price ?? -1;
      this.popularities[slot] = facts.popularity;
      this.discontinued[slot] = Number(facts.discontinued);
      this.created[slot] = facts.created;
      this.names[slot] = nameKey(facts.name);
    }
    const slots = placed.map(({ slot }) => slot);
    for (const [sort, order] of this.orders) {
      const compare = this.comparisons[sort];
      if (changed.length) remove(order, changed);
      insert(order, Uint32Array.from(slots).sort(compare), compare);
    }
  }

  private readonly byId: Compare = (a, b) => this.ids[a]! - this.ids[b]!;

  private readonly byPopularity: Compare = (a, b) => this.popularities[b]! - this.popularities[a]! || this.byId(a, b);

  private byPrice(sign: 1 | -1): Compare {
    return (a, b) => {
      const [x, y] = [this.prices[a]!, this.prices[b]!];
      // Products without a price come last.
      if (x < 0 || y < 0) return Number(x < 0) - Number(y < 0) || this.byPopularity(a, b);
      return sign * (x - y) || this.byPopularity(a, b);
    };
  }

  private readonly comparisons: Record<Sort, Compare> = {
    popular: (a, b) => this.discontinued[a]! - this.discontinued[b]! || this.byPopularity(a, b),
    cheap: this.byPrice(1),
    expensive: this.byPrice(-1),
    name: (a, b) => byText(this.names[a]!, this.names[b]!) || this.byId(a, b),
    new: (a, b) => this.created[b]! - this.created[a]! || this.byId(b, a),
  };
}

function remove(order: NumberList, changed: Bits): void {
  const { values, length } = order;
  order.length = 0;
  for (let index = 0; index < length; index++)
    if (!hasBit(changed, values[index]!)) values[order.length++] = values[index]!;
}

/** Inserts few sorted slots among many: binary search for each position, block moves in between, from the end. */
function insert(order: NumberList, added: Uint32Array, compare: Compare): void {
  order.reserve(added.length);
  const { values } = order;
  let end = order.length;
  for (let index = added.length - 1; index >= 0; index--) {
    const slot = added[index]!;
    let [low, high] = [0, end];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(values[middle]!, slot) < 0) low = middle + 1;
      else high = middle;
    }
    values.copyWithin(low + index + 1, low, end);
    values[low + index] = slot;
    end = low;
  }
  order.length += added.length;
}
