import { z } from 'zod';
import { digits } from './fields.ts';

/** A product id in a URL. Larger numbers exceed the database's integer type. */
export const ProductId = digits<number>(
  z
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
);

/** `?ids=1,2,3`. Ignores invalid and repeated ids and those after the maximum, because people edit links by hand. */
export const productIds = (limit: number) =>
  z.string().transform((text) => {
    const ids = text.split(',').flatMap((part) => ProductId.safeParse(part).data ?? []);
    return [...new Set(ids)].slice(0, limit);
  });
