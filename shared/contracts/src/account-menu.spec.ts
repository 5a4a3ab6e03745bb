import { expect, test } from '@jest/globals';
import { accountMenuFor } from './account-menu.ts';
import * as paths from './addresses.ts';
import type { Person } from './permissions.ts';

const items = [
  { title: 'Личные данные', url: paths.accountPersonal() },
  { title: 'Предложения', url: paths.proposals() },
  {
    title: 'Компания',
    url: paths.accountProfile(),
    children: [
      { title: 'Сотрудники', url: paths.accountEmployees() },
      { title: 'Услуги', url: paths.accountServices() },
    ],
  },
];
const someone = { came_user: false, dealer_access: true, kp_access: true };
const urls = (person: (Person & { staff?: boolean }) | null) =>
  accountMenuFor(items, person).flatMap(({ url, children = [] }) => [url, ...children.map((child) => child.url)]);

test('shows only the sections and subsections that the role permits', () => {
  expect(urls({ role: 'customer', ...someone })).toEqual([paths.accountPersonal(), paths.accountProfile()]);
  const employee = urls({ role: 'company_employee', ...someone });
  expect(employee).toContain(paths.proposals());
  expect(urls({ role: 'company_owner', ...someone })).toEqual([
    paths.accountPersonal(),
    paths.proposals(),
    paths.accountProfile(),
    paths.accountEmployees(),
    paths.accountServices(),
  ]);
});

test('hides the company profile from employees of the manufacturer, who act for no company', () => {
  const person: Person = { role: 'customer', came_user: true, dealer_access: false, kp_access: false };
  expect(urls(person)).toEqual([paths.accountPersonal(), paths.proposals()]);
});

test('hides proposals when the company has no access to them', () => {
  expect(urls({ role: 'company_owner', ...someone, kp_access: false, dealer_access: false })).not.toContain(
    paths.proposals(),
  );
});

test('shows the back office only to employees of the manufacturer with a role there', () => {
  const employee = { role: 'customer', came_user: true, dealer_access: false, kp_access: false } as const;
  expect(urls({ ...employee, staff: true })).toContain(paths.staff());
  expect(urls(employee)).not.toContain(paths.staff());
  expect(urls(null)).not.toContain(paths.staff());
});
