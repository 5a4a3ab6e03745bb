import { z } from 'zod';

/** Checkout settings, stored in the site's values. */
export const CheckoutSettings = z.object({
  warehouses: z
    .array(z.object({ value: z.string(), label: z.string(), address: z.string(), hours: z.string() }))
    .min(1),
  carriers: z.array(z.string()),
  courier_cities: z.array(z.string()),
  courier_price: z.int().nonnegative(),
});
export type CheckoutSettings = z.infer<typeof CheckoutSettings>;
