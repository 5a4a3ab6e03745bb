import { createContext, use } from 'react';

export type Mistakes = ReadonlyMap<string, string>;

/** Texts of the mistakes by the path of their property: `blocks.2.items.0.text`. */
export const MistakesContext = createContext<Mistakes>(new Map());

/** The mistake of a field. */
export const useMistake = (name: string): string | undefined => use(MistakesContext).get(name);

/** Mistakes of the items of a list that has one control, with their numbers. */
export function useMistakesInside(name: string, item: string): string | undefined {
  const found = [...use(MistakesContext)].flatMap(([path, text]) => {
    const [, index] = path.startsWith(`${name}.`) ? (/^(\d+)$/.exec(path.slice(name.length + 1)) ?? []) : [];
    return index === undefined ? [] : [`${item} ${Number(index) + 1}: ${text}`];
  });
  return found.join('. ') || undefined;
}
