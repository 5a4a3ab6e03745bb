import * as shapes from '../icons/index.ts';
import type { IconShape } from '../icons/index.ts';

/**
 * Every icon by its name («map-pin»), for the icon page and for names that come as data. It brings all of them, about
 * 3 KB of Brotli: a page that knows its icons imports the constants of `@site/ui/icons` instead.
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
