import { Option } from 'commander';
import type { z } from 'zod';

type SortedList = { query: z.ZodObject<{ sort: z.ZodOptional<z.ZodEnum<Readonly<Record<string, string>>>> }> };

/** The parsed option: an order of the list, or none for its own. */
export type Sorting<List extends SortedList> = { sort?: z.infer<List['query']['shape']['sort']> };

/** `--sort` with the orders of the list's contract. */
export const sortOption = ({ query }: SortedList) =>
  new Option('--sort <column>', 'other order; with - descending').choices(query.shape.sort.unwrap().options);
