interface Attribute {
  label: string;
  value: string;
}

/** «Макс. вес створки, кг»: name and unit stand in one label. */
export function labelAndUnit(label: string): { name: string; unit: string } {
  const [, name, unit] = /^(.+), ([^\s,]+(?: [^\s,]+)?)$/.exec(label) ?? [];
  return name && unit ? { name, unit: `\u00a0${unit}` } : { name: label, unit: '' };
}

/** A number takes its unit along: «100 %» speaks for itself where the name has no room, and «100» does not. */
export function withUnit<T extends Attribute>(attribute: T): T {
  const { name, unit: written } = labelAndUnit(attribute.label);
  const unit = written.endsWith('дюймы') ? '″' : written;
  return unit && /^[−-]?\d/.test(attribute.value)
    ? { ...attribute, label: name, value: attribute.value + unit }
    : attribute;
}
