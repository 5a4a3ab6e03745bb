import type { Role } from './user-data.ts';

/** A column of the table: the visitor's role, or `came_user`, which overrides the role of a manufacturer's employee. */
export type EffectiveRole = Role | 'came_user';

interface Rule {
  readonly to: readonly EffectiveRole[];
  /** Access that the visitor's company needs. Does not apply to the manufacturer's employees, who act for no company. */
  readonly company?: 'dealer_access' | 'kp_access';
}

const known = ['customer', 'company_pending', 'company_employee', 'company_manager', 'company_owner'] as const;
const members = ['company_employee', 'company_manager', 'company_owner'] as const;
const managers = ['company_manager', 'company_owner'] as const;

/**
 * Permission table: the API enforces it, pages and menus hide by it. Partial rights of the business rules («read»,
 * «self») are separate permissions here, so that every cell is a yes or a no.
 */
export const permissions = {
  'shop.use': { to: ['guest', ...known, 'came_user'] },
  'orders.place': { to: [...known, 'came_user'] },
  'orders.read_company': { to: [...managers, 'came_user'] },
  'orders.act_for_company': { to: managers },
  'prices.partner': { to: members, company: 'dealer_access' },
  'prices.switch': { to: ['came_user'] },
  'network.apply': { to: ['customer', ...members] },
  'configurator.request_access': { to: managers },
  'proposals.own': { to: [...members, 'came_user'], company: 'kp_access' },
  'proposals.read_all': { to: [...managers, 'came_user'], company: 'kp_access' },
  'proposals.edit_all': { to: managers, company: 'kp_access' },
  'company.join': { to: ['customer'] },
  /** The profile of the visitor's company, or the form to get one. */
  'company.profile': { to: known },
  'company.read': { to: members },
  'company.edit': { to: managers },
  'company.bank': { to: ['company_owner'] },
  'assortment.read': { to: members },
  'assortment.edit': { to: managers },
  'employees.manage': { to: managers },
  'employees.manage_owners': { to: ['company_owner'] },
  'employees.give_owner_role': { to: ['company_owner'] },
  'certificates.read_company': { to: managers },
  'training.register_self': { to: [...known, 'came_user'] },
  'training.register_others': { to: [...managers, 'came_user'] },
  'partner.materials': { to: [...members, 'came_user'] },
  'partner.files': { to: [...members, 'came_user'], company: 'dealer_access' },
  'partner.acknowledge_policy': { to: managers, company: 'dealer_access' },
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof permissions;

/** The properties that the table depends on; `personal` of the user data satisfies it. */
export interface Person {
  role: Role;
  came_user: boolean;
  dealer_access: boolean;
  kp_access: boolean;
}

export const effectiveRoleOf = (person: Person | null): EffectiveRole =>
  person === null ? 'guest' : person.came_user ? 'came_user' : person.role;

/** Whether a person has a permission; null: a guest. */
export function may(person: Person | null, permission: Permission): boolean {
  const { to, company }: Rule = permissions[permission];
  const role = effectiveRoleOf(person);
  if (!to.includes(role)) return false;
  return company === undefined || role === 'came_user' || person?.[company] === true;
}
