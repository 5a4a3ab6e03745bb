import { z } from 'zod';

export const roles = [
  'guest',
  'customer',
  'company_pending',
  'company_employee',
  'company_manager',
  'company_owner',
] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const Personal = z.object({
  id: z.string(),
  role: Role,
  came_user: z.boolean(),
  dealer_access: z.boolean().describe('of the company that the visitor acts for'),
  kp_access: z.boolean().describe('of that company: the configurator is open'),
  name: z.string(),
  surname: z.string(),
  patronymic: z.string(),
  phone: z.string(),
  email: z.string(),
  city: z.string(),
  position: z.string(),
  company: z.string().nullable(),
});
export type Personal = z.infer<typeof Personal>;

export const CartLine = z.object({
  qty: z.int().positive(),
  price: z.int().nullable(),
  price_retail: z.int().nullable(),
  sum: z.int().nullable(),
  available: z.boolean(),
  note: z.string(),
});

/** `GET /api/fetch/userdata/`: who the visitor is. Never cached. `personal` is null for a guest. */
export const UserData = z.object({
  authed: z.boolean(),
  personal: Personal.nullable(),
  cart_qty: z.int().nonnegative(),
  cart_products: z.record(z.string(), CartLine).describe('by product id'),
  compare_products: z.array(z.int()),
  wishlist_products: z.array(z.int()),
  /** What happened and has not been read yet; a guest has none. */
  notices_unread: z.int().nonnegative().optional(),
  /** Of unknown meaning: stored and returned, nothing depends on it. */
  bpt: z.boolean(),
});
export type UserData = z.infer<typeof UserData>;
