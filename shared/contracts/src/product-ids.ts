import { z } from 'zod';
import { digits } from './fields.ts';

/** Of an address. Larger numbers are no ids, and the database would refuse them. */
export const ProductId = digits<number>(
  z
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
);

/** `?ids=1,2,3`. What is no id, repeats or comes after the last allowed is ignored: people mend links by hand. */
export const productIds = (most: number) =>
  z.string().transform((text) => {
    const ids = text.split(',').flatMap((part) => ProductId.safeParse(part).data ?? []);
    return [...new Set(ids)].slice(0, most);
  });
