import { expect, jest, test } from '@jest/globals';
import type { BranchContent, BranchEntry } from '@site/contracts/company-profile';
import { responseTo, fakeApi, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { branchContent, branchEntry } from '../../testing/company.ts';
import { pageSeo } from '../../testing/page-seo.ts';
import { ProfileBranchEditPage } from './profile-branch-edit-page.tsx';

const id = branchEntry.id ?? '';
const anna = { value: '00000000-0000-4000-8000-000000000002', label: 'Петрова Анна' };
const content: BranchContent = { ...branchContent, manager_id: '00000000-0000-4000-8000-000000000003' };
const branch: BranchEntry = { ...branchEntry, content };

test('offers the employees as managers, without one who has left', async () => {
  const call = jest.fn<WireCall>(async () =>
    responseTo('POST /account/profile/main-office/branches/{id}/edit/', { status: 'ok', code: 'saved', id }),
  );
  const { user } = await renderPage({
    Component: ProfileBranchEditPage,
    path: '/account/profile/main-office/branches/:branch/edit',
    url: `/account/profile/main-office/branches/${id}/edit`,
    data: {
      seo: pageSeo('Склад'),
      pagedata: { kind: 'company-branch', branch, employees: [anna], may_edit: true },
    },
    api: fakeApi(call),
  });
  const manager = screen.getByRole('combobox', { name: 'Руководитель филиала' });
  expect(manager).toHaveValue('');
  await user.selectOptions(manager, anna.label);
  await user.click(screen.getByRole('button', { name: /Отправить на.модерацию/ }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('POST', `/account/profile/main-office/branches/${id}/edit/`, {
      ...content,
      manager_id: anna.value,
    }),
  );
});
