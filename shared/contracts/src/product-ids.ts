import { z } from 'zod';

/** Of an address. Larger numbers are no ids, and the database would refuse them. */
export const ProductId = z.coerce
  .number<number>()
  .int()
  .positive()
  .max(2 ** 31 - 1);

/** `?ids=1,2,3`. What is no id, repeats or comes after the last allowed is ignored: people mend links by hand. */
export const productIds = (most: number) =>
  z.string().transform((text) => {
    const ids = text.split(',').flatMap((part) => ProductId.safeParse(part).data ?? []);
    return [...new Set(ids)].slice(0, most);
  });
