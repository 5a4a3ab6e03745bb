import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedRevision } from '@site/contracts/manage-revisions';
import { fakeApi, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { StaffRevisionPage } from './staff-revision-page.tsx';

const picture = (id: string) => ({
  id,
  picture: { src: `/media/company/${id}-1600.webp`, alt: 'Изображения', width: 900, height: 600 },
});
const revision: ManagedRevision = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'branch',
  name: 'Склад',
  company: { name: 'Ворота Плюс', inn: '0012345610' },
  author: 'Менеджеров Максим',
  created_at: '2026-11-20T07:00:00.000Z',
  state: 'pending',
  reason: '',
  changes: [
    { label: 'Адрес', before: '', after: 'ул. Пробная, д. 1' },
    {
      label: 'Изображения',
      before: '2\u00a0изображения',
      after: '1\u00a0изображение',
      pictures: { before: [picture('a')], after: [picture('b')] },
    },
  ],
  decisions: [],
};

const call = jest.fn<WireCall>();
const load = jest.fn<() => ManagedRevision>();
beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
  load.mockReset();
});
const open = () =>
  renderPage({
    Component: StaffRevisionPage,
    path: '/account/staff/revisions/1',
    url: '/account/staff/revisions/1/',
    data: () => ({ seo: pageSeo('Правки'), access: 'open', value: load() }),
    api: fakeApi(call),
  });

test('shows old and new values and pictures side by side, and publishes them', async () => {
  load.mockReturnValueOnce(revision).mockReturnValue({ ...revision, state: 'approved', changes: [] });
  const { user } = await open();
  const [address, images] = within(screen.getByRole('table', { name: 'Что изменится' }))
    .getAllByRole('row')
    .slice(1);
  expect(
    within(address!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['—', 'ул. Пробная, д. 1']);
  const sources = within(images!)
    .getAllByRole('cell')
    .map((cell) =>
      within(cell)
        .getAllByRole<HTMLImageElement>('img')
        .map((one) => one.getAttribute('src')),
    );
  expect(sources).toEqual([['/media/company/a-1600.webp'], ['/media/company/b-1600.webp']]);
  expect(images).toHaveTextContent('2 изображения');

  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  const confirm = within(screen.getByRole('dialog', { name: 'Опубликовать правку?' }));
  call.mockResolvedValueOnce(responseTo('POST /manage/revisions/{revision}/approve/', revision));
  await user.click(confirm.getByRole('button', { name: 'Опубликовать' }));
  expect(await screen.findByText('Опубликована')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', `/manage/revisions/${revision.id}/approve/`);
  expect(screen.queryByRole('button', { name: 'Опубликовать' })).toBeNull();
});

test('rejects an edit with a reason for its author', async () => {
  load.mockReturnValueOnce(revision).mockReturnValue({ ...revision, state: 'rejected', reason: 'Уточните адрес' });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Отклонить' }));
  const form = within(screen.getByRole('dialog', { name: 'Отклонить правку' }));
  await user.type(form.getByRole('textbox', { name: /Причина/ }), 'Уточните адрес');
  call.mockResolvedValueOnce(responseTo('POST /manage/revisions/{revision}/reject/', revision));
  await user.click(form.getByRole('button', { name: 'Отклонить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const address = `/manage/revisions/${revision.id}/reject/`;
  expect(call).toHaveBeenLastCalledWith('POST', address, { reason: 'Уточните адрес' });
  expect(await screen.findByText('Отклонена')).toBeVisible();
});
