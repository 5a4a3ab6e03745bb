import { expect, test } from '@jest/globals';
import { may, permissions, type Permission, type Person } from './permissions.ts';
import { roles } from './user-data.ts';

const everything = { came_user: false, dealer_access: true, kp_access: true };
const columns: readonly (Person | null)[] = [
  null,
  ...roles.filter((role) => role !== 'guest').map((role) => ({ role, ...everything })),
  { role: 'customer', came_user: true, dealer_access: false, kp_access: false },
];

/** Business rules; columns: guest, customer, pending, employee, manager, owner, manufacturer's employee. */
const expected: Record<Permission, string> = {
  'shop.use': '+++++++',
  'orders.place': '-++++++',
  'orders.read_company': '----+++',
  'orders.act_for_company': '----++-',
  'prices.partner': '---+++-',
  'prices.switch': '------+',
  'network.apply': '-+-+++-',
  'configurator.request_access': '----++-',
  'proposals.own': '---++++',
  'proposals.read_all': '----+++',
  'proposals.edit_all': '----++-',
  'company.join': '-+-----',
  'company.profile': '-+++++-',
  'company.read': '---+++-',
  'company.edit': '----++-',
  'company.bank': '-----+-',
  'assortment.read': '---+++-',
  'assortment.edit': '----++-',
  'employees.manage': '----++-',
  'employees.manage_owners': '-----+-',
  'employees.give_owner_role': '-----+-',
  'certificates.read_company': '----++-',
  'training.register_self': '-++++++',
  'training.register_others': '----+++',
  'partner.materials': '---++++',
  'partner.files': '---++++',
  'partner.acknowledge_policy': '----++-',
};

test.each(Object.keys(permissions) as Permission[])('%s', (permission) => {
  expect(columns.map((person) => (may(person, permission) ? '+' : '-')).join('')).toBe(expected[permission]);
});

test('ties partner prices and proposals to the access of the company', () => {
  const owner = { role: 'company_owner', came_user: false } as const;
  expect(may({ ...owner, dealer_access: true, kp_access: false }, 'prices.partner')).toBe(true);
  expect(may({ ...owner, dealer_access: true, kp_access: false }, 'proposals.own')).toBe(false);
  expect(may({ ...owner, dealer_access: false, kp_access: true }, 'prices.partner')).toBe(false);
});

test('gives a manufacturer’s employee no dealer rights through a company', () => {
  const person = { role: 'company_owner', ...everything, came_user: true } as const;
  expect(may(person, 'prices.partner')).toBe(false);
  expect(may(person, 'company.edit')).toBe(false);
});
