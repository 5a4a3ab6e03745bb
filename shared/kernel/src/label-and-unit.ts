import { bindUnit } from './typography.ts';

interface Attribute {
  label: string;
  value: string;
}

/** Signs that stand at their number without a space: «7″», «110°». */
const tight: Partial<Record<string, string>> = { '°': '°', '″': '″', дюймы: '″' };

/** «Макс. вес створки, кг»: name and unit stand in one label. */
export function labelAndUnit(label: string): { name: string; unit: string } {
  const [, name, unit] = /^(.+), ([^\s,]+(?: [^\s,]+)?)$/.exec(label) ?? [];
  return name && unit ? { name, unit: tight[unit] ?? `\u00a0${unit}` } : { name: label, unit: '' };
}

/** A number takes its unit along: «100 %» speaks for itself where the name has no room, and «100» does not. */
export function withUnit<T extends Attribute>(attribute: T): T {
  const { name, unit } = labelAndUnit(attribute.label);
  return unit && /^[−-]?\d/.test(attribute.value)
    ? { ...attribute, label: name, value: attribute.value + bindUnit(unit) }
    : attribute;
}
