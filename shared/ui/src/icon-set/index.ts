import * as shapes from '../icons/index.ts';
import type { IconShape } from '../icons/index.ts';

/**
 * Every icon by its name («map-pin»), for the icon page and for names from data. It bundles all icons, about 3 KB of
 * Brotli: pages that know their icons import the constants of `@site/ui/icons` instead.
 */
const toName = (constant: string) =>
  constant
    .replace(/^icon/, '')
    .replace(/(?!^)([A-Z])/g, '-$1')
    .toLowerCase();

const shapeByName = new Map<string, IconShape>(
  Object.entries(shapes).map(([constant, shape]) => [toName(constant), shape]),
);

export const iconNames: readonly string[] = [...shapeByName.keys()].sort();

export const iconByName = (name: string): IconShape | undefined => shapeByName.get(name);
