import { PAGE_SIZE, type Sort } from '@site/contracts/catalog';
import { NumberList } from '../../../lists/number-list.ts';
import type { Filter } from '../list-query.ts';
import { compareOptions } from './option-order.ts';
import { type OrderFacts, ProductOrders } from './product-orders.ts';
import { type Bits, bitsFor, countBits, hasBit, intersect, setBit, SlotSet } from './slot-set.ts';

export type ProductFacts = OrderFacts & {
  categories: number[];
  /** Searchable fields besides the name. */
  article: string;
  old_articles: string[];
  series: string;
  key_values: string;
};
/** A value of a list or flag facet, with the products that have it. */
export type OptionFacts = { code: string; value: string; label: string; ids: number[] };
/** The numbers of a range facet: `nums[i]` belongs to the product `ids[i]`. */
export type RangeFacts = { code: string; ids: number[]; nums: number[] };

/** The new state of the products in `ids`. Products missing from `products` are removed from the index. */
export type CatalogChange = { ids: number[]; products: ProductFacts[]; options: OptionFacts[]; ranges: RangeFacts[] };

type Option = { value: string; label: string; set: SlotSet };
type Range = { slots: NumberList; nums: NumberList<Float64Array> };
type Bounds = { low: number; high: number };

/**
 * The index behind product lists and filters: categories, facet values and sort orders. Each product has a slot, a
 * small number that is reused after the product is removed.
 */
export class CatalogIndex {
  private readonly slotOf = new Map<number, number>();
  private readonly freeSlots: number[] = [];
  private capacity = 0;
  private readonly orders = new ProductOrders();
  private readonly categories = new Map<number, SlotSet>();
  private readonly options = new Map<string, Map<string, Option>>();
  private readonly ranges = new Map<string, Range>();
  /** Cached results of each category, until one of its products changes. */
  private readonly derived = new Map<number, Map<string, unknown>>();

  apply({ ids, products, options, ranges }: CatalogChange): void {
    const former = this.slotsOf(ids);
    const placed = products.map((facts) => ({ slot: this.place(facts.id), facts }));
    const changed = bitsFor(former.length ? this.capacity : 0);
    for (const slot of former) setBit(changed, slot);
    const shown = new Set(products.map(({ id }) => id));
    for (const id of ids) if (!shown.has(id)) this.release(id);

    this.orders.apply(changed, placed);
    this.applyCategories(changed, placed);
    this.applyOptions(changed, options);
    this.applyRanges(changed, ranges);
  }

  sizeOf(categoryId: number): number {
    return this.categories.get(categoryId)?.size ?? 0;
  }

  select(categoryId: number, filters: readonly Filter[]): Selection {
    const all = this.allOf(categoryId);
    const bits = filters.map((filter) => this.bitsOf(categoryId, filter));
    // Without other filters these are `all` itself.
    const matching = bits.reduce(intersect, all);
    const except = new Map(
      filters.map(({ code }, own) => [
        code,
        bits.reduce((rest, other, index) => (index === own ? rest : intersect(rest, other)), all),
      ]),
    );
    return new Selection(this, categoryId, all, matching, (code) => except.get(code) ?? matching);
  }

  /** The most popular products with an option value, such as a badge, in all categories. */
  popularWith(code: string, value: string, limit: number): number[] {
    const bits = bitsFor(this.capacity);
    this.options.get(code)?.get(value)?.set.addTo(bits);
    return this.take(bits, 'popular', 0, limit);
  }

  take(bits: Bits, sort: Sort, offset: number, limit: number): number[] {
    const ids: number[] = [];
    let passed = 0;
    const order = this.orders.get(sort);
    for (let index = 0; index < order.length && ids.length < limit; index++) {
      const slot = order.values[index]!;
      if (hasBit(bits, slot) && passed++ >= offset) ids.push(this.orders.idAt(slot));
    }
    return ids;
  }

  /** Options that occur in a category, in display order, with their products in it. */
  optionsIn(categoryId: number, code: string): readonly Option[] {
    return this.once(categoryId, `options ${code}`, () => {
      const all = this.allOf(categoryId);
      return [...(this.options.get(code)?.values() ?? [])]
        .map((option) => ({ ...option, set: option.set.within(all) }))
        .filter(({ set }) => set.size > 0)
        .sort(compareOptions(code));
    });
  }

  /** The numbers of a range facet in a category, with the lowest and the highest. */
  rangeIn(categoryId: number, code: string): Range & Bounds {
    return this.once(categoryId, `range ${code}`, () => {
      const all = this.allOf(categoryId);
      const { slots, nums } = this.rangeOf(code);
      const range = { ...emptyRange(), low: Infinity, high: -Infinity };
      for (let index = 0; index < slots.length; index++) {
        if (!hasBit(all, slots.values[index]!)) continue;
        const num = nums.values[index]!;
        range.slots.push(slots.values[index]!);
        range.nums.push(num);
        range.low = Math.min(range.low, num);
        range.high = Math.max(range.high, num);
      }
      return range;
    });
  }

  private allOf(categoryId: number): Bits {
    const all = bitsFor(this.capacity);
    this.categories.get(categoryId)?.addTo(all);
    return all;
  }

  private once<T>(categoryId: number, key: string, derive: () => T): T {
    const known = this.derived.get(categoryId) ?? new Map<string, unknown>();
    this.derived.set(categoryId, known);
    if (!known.has(key)) known.set(key, derive());
    return known.get(key) as T;
  }

  private rangeOf(code: string): Range {
    const range = this.ranges.get(code) ?? emptyRange();
    this.ranges.set(code, range);
    return range;
  }

  private bitsOf(categoryId: number, filter: Filter): Bits {
    const bits = bitsFor(this.capacity);
    if (filter.type === 'range') {
      const [from, to] = [filter.from ?? -Infinity, filter.to ?? Infinity];
      const { slots, nums } = this.rangeIn(categoryId, filter.code);
      for (let index = 0; index < nums.length; index++)
        if (nums.values[index]! >= from && nums.values[index]! <= to) setBit(bits, slots.values[index]!);
      return bits;
    }
    const values = filter.type === 'flag' ? ['1'] : filter.values;
    for (const value of values) this.options.get(filter.code)?.get(value)?.set.addTo(bits);
    return bits;
  }

  private place(id: number): number {
    const slot = this.slotOf.get(id) ?? this.freeSlots.pop() ?? this.capacity++;
    this.slotOf.set(id, slot);
    return slot;
  }

  private release(id: number): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    this.slotOf.delete(id);
    this.freeSlots.push(slot);
  }

  private slotsOf(ids: readonly number[]): number[] {
    return ids.flatMap((id) => this.slotOf.get(id) ?? []);
  }

  private applyCategories(changed: Bits, placed: readonly { slot: number; facts: ProductFacts }[]): void {
    const added = new Map<number, number[]>();
    for (const { slot, facts } of placed)
      for (const category of facts.categories) {
        const slots = added.get(category);
        if (slots) slots.push(slot);
        else added.set(category, [slot]);
      }
    for (const id of changed.length ? new Set([...this.categories.keys(), ...added.keys()]) : added.keys()) {
      const before = this.categories.get(id) ?? SlotSet.empty;
      const after = before.changed(changed, added.get(id) ?? [], this.capacity);
      if (after === before) continue;
      this.categories.set(id, after);
      this.derived.delete(id);
    }
  }

  private applyOptions(changed: Bits, facts: readonly OptionFacts[]): void {
    if (changed.length)
      for (const options of this.options.values())
        for (const option of options.values()) {
          option.set = option.set.changed(changed, [], this.capacity);
          if (option.set.size === 0) options.delete(option.value);
        }
    for (const { code, value, label, ids } of facts) {
      const options = this.options.get(code) ?? new Map<string, Option>();
      this.options.set(code, options);
      const known = options.get(value);
      const set = (known?.set ?? SlotSet.empty).changed(changed, this.slotsOf(ids), this.capacity);
      if (set.size) options.set(value, { value, label: known && known.label < label ? known.label : label, set });
    }
  }

  private applyRanges(changed: Bits, facts: readonly RangeFacts[]): void {
    if (changed.length) for (const range of this.ranges.values()) removeSlots(range, changed);
    for (const { code, ids, nums } of facts) {
      const range = this.rangeOf(code);
      ids.forEach((id, index) => {
        const slot = this.slotOf.get(id);
        if (slot === undefined) return;
        range.slots.push(slot);
        range.nums.push(nums[index]!);
      });
    }
  }
}

const emptyRange = (): Range => ({ slots: new NumberList(Uint32Array), nums: new NumberList(Float64Array) });

function removeSlots({ slots, nums }: Range, removed: Bits): void {
  let kept = 0;
  for (let index = 0; index < slots.length; index++) {
    if (hasBit(removed, slots.values[index]!)) continue;
    slots.values[kept] = slots.values[index]!;
    nums.values[kept++] = nums.values[index]!;
  }
  slots.length = kept;
  nums.length = kept;
}

/**
 * A filtered list. The count of an option ignores the filter of its own facet, so that it shows the result of choosing
 * the option.
 */
export class Selection {
  readonly total: number;

  constructor(
    private readonly index: CatalogIndex,
    private readonly categoryId: number,
    private readonly all: Bits,
    readonly bits: Bits,
    private readonly without: (code: string) => Bits,
  ) {
    this.total = countBits(bits);
  }

  page(sort: Sort, page: number): number[] {
    return this.index.take(this.bits, sort, (page - 1) * PAGE_SIZE, PAGE_SIZE);
  }

  /** `present` counts the whole category, `count` the products under the other filters. */
  options(code: string) {
    const rest = this.without(code);
    return this.index.optionsIn(this.categoryId, code).map(({ value, label, set }) => {
      const count = rest === this.all ? set.size : set.countIn(rest);
      return { value, label, present: set.size, count };
    });
  }

  /** Bounds of the whole category, so that the slider does not change while filtering. */
  bounds(code: string): Bounds | null {
    const { low, high } = this.index.rangeIn(this.categoryId, code);
    return low > high ? null : { low, high };
  }
}
