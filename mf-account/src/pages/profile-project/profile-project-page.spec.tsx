import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ProjectEntry } from '@site/contracts/company-profile';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { newProject as blank, projectDraft as draft } from '../../testing/company.ts';
import { pageSeo } from '../../testing/page-seo.ts';
import { ProfileProjectPage } from './profile-project-page.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const call = jest.fn<WireCall>();
beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

const open = (project: ProjectEntry) =>
  renderPage({
    Component: ProfileProjectPage,
    path: '/account/profile/projects/:project',
    url: `/account/profile/projects/${project.id ?? 'add'}/`,
    data: { seo: pageSeo('Проект'), pagedata: { kind: 'company-project', project, may_edit: true } },
    api: fakeApi(call),
  });
const saved = responseTo('POST /account/profile/projects/draft/', { status: 'ok', id });

test('saves an incomplete project that has a title', async () => {
  const { user, address } = await open(blank);
  expect(screen.queryByRole('button', { name: 'Удалить черновик' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  expect(await screen.findAllByText('Заполните это поле')).toHaveLength(1);
  expect(call).not.toHaveBeenCalled();
  call.mockResolvedValueOnce(saved);
  await user.type(screen.getByRole('textbox', { name: /Название/ }), 'Двор');
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  await waitFor(() => expect(address()).toBe('/account/profile/projects/'));
  expect(call).toHaveBeenCalledWith('POST', '/account/profile/projects/draft/', draft);
  expect(sessionStorage.getItem('draft:company-project-new')).toBeNull();
});

test('saves a draft again, and keeps the input after an error', async () => {
  const { user } = await open({ ...blank, id, draft, status: 'draft' });
  call.mockResolvedValueOnce(refusal(400, 'validation', 'Проверьте поле', { fields: { year: 'Проверьте год' } }));
  await user.type(screen.getByRole('textbox', { name: /^Год/ }), '1900');
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('PUT', `/account/profile/projects/${id}/draft/`, { ...draft, year: 1900 }),
  );
  expect(await screen.findByText('Проверьте год')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Год/ })).toHaveValue('1900');
});

test('deletes a draft after a confirmation', async () => {
  const { user, address } = await open({ ...blank, id, draft, status: 'draft' });
  call.mockResolvedValueOnce(responseTo('DELETE /account/profile/projects/{id}/draft/', { status: 'ok' }));
  await user.click(screen.getByRole('button', { name: 'Удалить черновик' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(address()).toBe('/account/profile/projects/'));
  expect(call).toHaveBeenCalledWith('DELETE', `/account/profile/projects/${id}/draft/`);
});
