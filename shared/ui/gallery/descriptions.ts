import type { ComponentDescription } from './component-description.ts';
import { components } from './components.ts';

const byName = new Map(components.map((component) => [component.name, component]));

export function describe(name: string): ComponentDescription {
  const found = byName.get(name);
  if (!found) throw new Error(`${name} is no component of @site/ui`);
  return found;
}
