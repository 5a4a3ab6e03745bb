/** A bit set of slots in 32-bit words, fast to intersect and count. */
export type Bits = Uint32Array;

export const wordsFor = (slots: number): number => (slots + 31) >>> 5;
export const bitsFor = (slots: number): Bits => new Uint32Array(wordsFor(slots));
export const hasBit = (bits: Bits, slot: number): boolean => ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
export const setBit = (bits: Bits, slot: number): void => void (bits[slot >>> 5]! |= 1 << (slot & 31));

/** Population count of a word (Hacker's Delight, 5–1). */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let index = 0; index < bits.length; index++) count += ones(bits[index]!);
  return count;
}

export function intersect(a: Bits, b: Bits): Bits {
  const both = new Uint32Array(a.length);
  for (let index = 0; index < both.length; index++) both[index] = a[index]! & b[index]!;
  return both;
}

/**
 * An immutable set of slots, stored as a list while small and as bits when that takes less memory. Operations cost the
 * smaller of the two.
 */
export class SlotSet {
  private constructor(
    readonly size: number,
    private readonly slots: Uint32Array | null,
    private readonly bits: Bits | null,
  ) {}

  static readonly empty = new SlotSet(0, new Uint32Array(), null);

  private static ofSlots(slots: Uint32Array, capacity: number): SlotSet {
    if (slots.length <= wordsFor(capacity)) return new SlotSet(slots.length, slots, null);
    const bits = bitsFor(capacity);
    for (const slot of slots) setBit(bits, slot);
    return new SlotSet(slots.length, null, bits);
  }

  private static ofBits(bits: Bits): SlotSet {
    const size = countBits(bits);
    if (size > bits.length) return new SlotSet(size, null, bits);
    const slots = new Uint32Array(size);
    let next = 0;
    bits.forEach((word, index) => {
      for (let rest = word; rest !== 0; rest &= rest - 1) slots[next++] = index * 32 + 31 - Math.clz32(rest & -rest);
    });
    return new SlotSet(size, slots, null);
  }

  countIn(within: Bits): number {
    // Plain loops: most of the time of a filtered page is spent here.
    let count = 0;
    const { bits, slots } = this;
    if (bits)
      for (let index = Math.min(bits.length, within.length) - 1; index >= 0; index--)
        count += ones(bits[index]! & within[index]!);
    else
      for (let index = slots!.length - 1; index >= 0; index--)
        count += (within[slots![index]! >>> 5]! >>> (slots![index]! & 31)) & 1;
    return count;
  }

  addTo(target: Bits): void {
    const { bits } = this;
    if (bits) for (let index = 0; index < bits.length; index++) target[index]! |= bits[index]!;
    else for (const slot of this.slots!) setBit(target, slot);
  }

  /** The slots of the set that are in `all`. */
  within(all: Bits): SlotSet {
    if (this.bits) return SlotSet.ofBits(intersect(all, this.bits));
    const slots = this.slots!.filter((slot) => hasBit(all, slot));
    return new SlotSet(slots.length, slots, null);
  }

  /** Returns the set without the slots in `without`, which may be empty, and with `added`. `capacity` exceeds all slots. */
  changed(without: Bits, added: readonly number[], capacity: number): SlotSet {
    if (added.length === 0 && this.countIn(without) === 0) return this;
    if (this.slots) {
      const kept = without.length ? this.slots.filter((slot) => !hasBit(without, slot)) : this.slots;
      const slots = new Uint32Array(kept.length + added.length);
      slots.set(kept);
      slots.set(added, kept.length);
      return SlotSet.ofSlots(slots, capacity);
    }
    const bits = bitsFor(capacity);
    this.addTo(bits);
    for (let index = 0; index < without.length; index++) bits[index]! &= ~without[index]!;
    for (const slot of added) setBit(bits, slot);
    return SlotSet.ofBits(bits);
  }
}
