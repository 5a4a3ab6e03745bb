import type { Role } from './user-data.ts';

/** A column of the table: a visitor's role, or the manufacturer's employee, whose own column replaces his role's. */
export type Standing = Role | 'came_user';

interface Rule {
  readonly to: readonly Standing[];
  /** What the visitor's company has to have been given. An employee of the manufacturer acts for no company. */
  readonly company?: 'dealer_access' | 'kp_access';
}

const known = ['customer', 'company_pending', 'company_employee', 'company_manager', 'company_owner'] as const;
const members = ['company_employee', 'company_manager', 'company_owner'] as const;
const managers = ['company_manager', 'company_owner'] as const;

/**
 * Who may do what: the API refuses by this table, pages and menus hide by it. What is half open in the rules of the
 * trade («read», «self») is an action of its own here, so that every cell is a yes or a no.
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
  /** Their company’s profile, or the way to one. */
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

/** What of a visitor the table asks for; `personal` of the visitor's data is one. */
export interface Person {
  role: Role;
  came_user: boolean;
  dealer_access: boolean;
  kp_access: boolean;
}

export const standingOf = (person: Person | null): Standing =>
  person === null ? 'guest' : person.came_user ? 'came_user' : person.role;

/** Null is a guest. */
export function may(person: Person | null, permission: Permission): boolean {
  const { to, company }: Rule = permissions[permission];
  const standing = standingOf(person);
  if (!to.includes(standing)) return false;
  return company === undefined || standing === 'came_user' || person?.[company] === true;
}
