import { expect, test } from '@jest/globals';
import type { BranchEntry } from '@site/contracts/company-profile';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { branchContent, branchEntry } from '../../testing/company.ts';
import { pageSeo } from '../../testing/page-seo.ts';
import { ProfileBranchesPage } from './profile-branches-page.tsx';

const open = (branches: BranchEntry[], may_edit = true) =>
  renderPage({
    Component: ProfileBranchesPage,
    path: '/account/profile/main-office/branches',
    url: '/account/profile/main-office/branches',
    data: { seo: pageSeo('Филиалы'), pagedata: { kind: 'company-branches', branches, may_edit } },
  });

test('links each branch with its status', async () => {
  await open([
    branchEntry,
    {
      ...branchEntry,
      ...{ id: '00000000-0000-4000-8000-000000000002', content: { ...branchContent, name: 'Офис' } },
      ...{ status: 'moderation', is_published: false, is_hidden: true },
    },
  ]);
  const [first, second] = within(screen.getByRole('list', { name: 'Филиалы' })).getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('link', { name: 'Склад' })).toHaveAttribute(
    'href',
    `/account/profile/main-office/branches/${branchEntry.id}/`,
  );
  expect(first).toHaveTextContent(/Казань, ул\. Пробная, д\. 1\s*Опубликован$/);
  expect(second).toHaveTextContent(/На.модерации Скрыт$/);
  expect(screen.getByRole('link', { name: 'Добавить филиал' })).toBeVisible();
});

test('explains branches when there are none, and offers to add one to an editor only', async () => {
  const { unmount } = await open([]);
  expect(screen.getByText('Филиалов пока нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Добавить филиал' })).toHaveAttribute(
    'href',
    '/account/profile/main-office/branches/add/',
  );
  unmount();
  await open([], false);
  expect(screen.queryByRole('link', { name: 'Добавить филиал' })).toBeNull();
});
