import * as z from 'zod/mini';

/** Form values of a group of checkboxes, and their conversion from and to a list. */
export type Ticks<Name extends string> = Record<Name, boolean>;

export const ticks = <Name extends string>(names: readonly Name[]) => z.record(z.enum(names), z.boolean());

export const ticksOf = <Name extends string>(names: readonly Name[], chosen: readonly Name[] = []) =>
  Object.fromEntries(names.map((name) => [name, chosen.includes(name)])) as Ticks<Name>;

export const ticked = <Name extends string>(names: readonly Name[], values: Ticks<Name>) =>
  names.filter((name) => values[name]);
