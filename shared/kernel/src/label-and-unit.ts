import { bindUnit } from './typography.ts';

interface Attribute {
  label: string;
  value: string;
}

/** Units written without a space after the number: «7″», «110°». */
const tight: Partial<Record<string, string>> = { '°': '°', '″': '″', дюймы: '″' };

/** Splits «Макс. вес створки, кг» into name and unit. */
export function labelAndUnit(label: string): { name: string; unit: string } {
  const [, name, unit] = /^(.+), ([^\s,]+(?: [^\s,]+)?)$/.exec(label) ?? [];
  return name && unit ? { name, unit: tight[unit] ?? `\u00a0${unit}` } : { name: label, unit: '' };
}

/** Moves the unit from the label to a numeric value, because «100 %» is clear without its label and «100» is not. */
export function withUnit<T extends Attribute>(attribute: T): T {
  const { name, unit } = labelAndUnit(attribute.label);
  return unit && /^[−-]?\d/.test(attribute.value)
    ? { ...attribute, label: name, value: attribute.value + bindUnit(unit) }
    : attribute;
}
