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
  dealer_access: z.boolean().describe('the visitor’s company has partner access'),
  kp_access: z.boolean().describe('the visitor’s company has access to the configurator'),
  name: z.string(),
  surname: z.string(),
  patronymic: z.string(),
  phone: z.string(),
  email: z.string(),
  city: z.string(),
  position: z.string(),
  company: z.string().nullable(),
  staff: z.boolean().optional().describe('an employee of the manufacturer with a role in the back office'),
  company_inn: z.string().optional().describe('tax number of the company that the visitor is a member of'),
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

/** `GET /api/fetch/userdata/`: the current visitor. Never cached. `personal` is null for a guest. */
export const UserData = z.object({
  authed: z.boolean(),
  personal: Personal.nullable(),
  cart_qty: z.int().nonnegative(),
  cart_products: z.record(z.string(), CartLine).describe('by product id'),
  compare_products: z.array(z.int()),
  wishlist_products: z.array(z.int()),
  /** Unread notices; absent for a guest. */
  notices_unread: z.int().nonnegative().optional(),
  /** Meaning unknown: stored and returned, but otherwise unused. */
  bpt: z.boolean(),
});
export type UserData = z.infer<typeof UserData>;
