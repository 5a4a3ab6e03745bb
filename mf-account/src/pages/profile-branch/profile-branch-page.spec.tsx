import { beforeEach, expect, jest, test } from '@jest/globals';
import type { BranchEntry } from '@site/contracts/company-profile';
import { responseTo, fakeApi, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { branchContent, branchEntry } from '../../testing/company.ts';
import { pageSeo } from '../../testing/page-seo.ts';
import { ProfileBranchPage } from './profile-branch-page.tsx';

const id = branchEntry.id ?? '';
const anna = { value: '00000000-0000-4000-8000-000000000002', label: 'Петрова Анна' };
const branch: BranchEntry = { ...branchEntry, content: { ...branchContent, manager_id: anna.value } };
const call = jest.fn<WireCall>();
beforeEach(() => void call.mockReset());

const open = (change: Partial<BranchEntry> = {}, may_edit = true) =>
  renderPage({
    Component: ProfileBranchPage,
    path: '/account/profile/main-office/branches/:branch',
    url: `/account/profile/main-office/branches/${id}`,
    data: {
      seo: pageSeo('Склад'),
      pagedata: { kind: 'company-branch', branch: { ...branch, ...change }, employees: [anna], may_edit },
    },
    api: fakeApi(call),
  });
const at = `/account/profile/main-office/branches/${id}/visibility/`;
const done = responseTo('PUT /account/profile/main-office/branches/{id}/visibility/', { status: 'ok' });

test('shows the manager, and hides the branch from the site', async () => {
  call.mockResolvedValueOnce(done);
  const { user } = await open();
  expect(screen.getByText(anna.label)).toBeVisible();
  expect(screen.getByText('Вт: выходной')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Скрыть с.сайта/ }));
  expect(call).toHaveBeenCalledWith('PUT', at, { is_hidden: true });
});

test('shows a hidden branch again, also during moderation', async () => {
  call.mockResolvedValueOnce(done);
  const { user } = await open({ status: 'moderation', is_published: false, is_hidden: true });
  expect(screen.getByText('Скрыт')).toBeVisible();
  expect(screen.getByText(/вы скрыли их/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Показать на.сайте/ }));
  expect(call).toHaveBeenCalledWith('PUT', at, { is_hidden: false });
});

test('offers no visibility button for an unpublished branch, or without the right to edit', async () => {
  const { unmount } = await open({ status: 'moderation', is_published: false });
  expect(screen.queryByRole('button', { name: /сайт/ })).toBeNull();
  unmount();
  await open({}, false);
  expect(screen.queryByRole('button', { name: /сайт/ })).toBeNull();
});
