import { z } from 'zod';

/** Checkout settings, stored in the site's values; a site that has none offers transport companies only. */
export const CheckoutSettings = z.object({
  warehouses: z
    .array(z.object({ value: z.string(), label: z.string(), address: z.string(), hours: z.string() }))
    .default([]),
  carriers: z.array(z.string()).default([]),
  courier_cities: z.array(z.string()).default([]),
  courier_price: z.int().nonnegative().default(0),
});
export type CheckoutSettings = z.infer<typeof CheckoutSettings>;
