import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedClaim } from '@site/contracts/manage-warranty';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { StaffClaimPage } from './staff-claim-page.tsx';
import { StaffClaimsPage } from '../staff-claims/staff-claims-page.tsx';

const photo = '7a3e0b52-5d04-4a6f-8a3f-0e6a3c9d0001';
const act = '7a3e0b52-5d04-4a6f-8a3f-0e6a3c9d0002';
const claim: ManagedClaim = {
  ...{ number: 1006, state: 'new', state_label: 'Принято', created_at: '2026-11-18T10:00:00.000Z' },
  ...{ article: '903BC-0060', serial: '2540BC60A011', purchased_on: '2025-11-01', seller: 'Автоматика Юг' },
  ...{ defect: 'Поднимается ночью', name: 'Анна', phone: '+79160000001', email: 'anna@example.ru', device: '' },
  files: [
    { id: photo, name: 'плата.JPG', size_bytes: 20_480 },
    { id: act, name: 'акт.pdf', size_bytes: 20_480 },
  ],
  history: [
    { at: '2026-11-18T10:00:00.000Z', state: 'new', text: '', by_visitor: false },
    { at: '2026-11-19T10:00:00.000Z', state: 'review', text: 'Вот фото', by_visitor: true },
  ],
  next: ['review', 'question', 'accepted', 'refused'],
  decisions: [],
};
const seo = { title: '', description: '', h1: 'Обращения', canonical: '/', robots: '', breadcrumbs: [], jsonld: [] };
const call = jest.fn<WireCall>();
beforeEach(() => void call.mockReset());
afterEach(() => sessionStorage.clear());

test('shows a claim with its photographs, and refuses it with a reason that survives a failure', async () => {
  const { user, container } = await renderPage({
    Component: StaffClaimPage,
    path: '/account/staff/warranty-claims/:id',
    url: '/account/staff/warranty-claims/1006/',
    data: { seo, access: 'open', value: claim },
    api: fakeApi(call),
  });
  const files = `/api/manage/warranty-claims/1006/files/`;
  expect(Array.from(container.querySelectorAll('img'), ({ src }) => new URL(src).pathname)).toEqual([files + photo]);
  expect(screen.getByRole('link', { name: 'акт.pdf' })).toHaveAttribute('href', files + act);
  expect(screen.getByText('Серийный номер неизвестен')).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Переписка' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Ответ заявителя.*Вот фото$/),
    expect.stringMatching(/^Принято/),
  ]);

  await user.click(screen.getByRole('button', { name: /Отказать в.гарантии/ }));
  const form = within(screen.getByRole('dialog'));
  await user.type(form.getByRole('textbox', { name: /Причина отказа/ }), 'Следы воды');
  call.mockResolvedValueOnce(refusal(400, 'validation', 'Проверьте поля', { fields: { text: 'Слишком коротко' } }));
  await user.click(form.getByRole('button', { name: /Отказать/ }));
  expect(await form.findByText('Слишком коротко')).toBeVisible();
  expect(form.getByRole('textbox')).toHaveValue('Следы воды');
  call.mockResolvedValueOnce(responseTo('POST /manage/warranty-claims/{number}/answer/', claim));
  await user.click(form.getByRole('button', { name: /Отказать/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const wire = ['POST', '/manage/warranty-claims/1006/answer/'] as const;
  expect(call).toHaveBeenLastCalledWith(...wire, { state: 'refused', text: 'Следы воды' });
});

test('lists claims with their state, device and claimant', async () => {
  const { number, state, state_label, created_at, article, serial, defect, name } = claim;
  await renderPage({
    Component: StaffClaimsPage,
    path: '/account/staff/warranty-claims',
    url: '/account/staff/warranty-claims/?state=all',
    data: {
      ...{ seo, access: 'open' },
      value: {
        items: [{ number, state, state_label, created_at, article, serial, defect, name }],
        ...{ total: 1, page: 1, pages: 1 },
      },
    },
  });
  expect(screen.getByRole('row', { name: /1006/ })).toHaveTextContent(/Принято.*903BC-0060, 2540BC60A011.*Анна/);
  expect(screen.getByRole('link', { name: '1006' })).toHaveAttribute('href', '/account/staff/warranty-claims/1006/');
  expect(screen.getByRole('link', { name: 'Все' })).toHaveAttribute('aria-current', 'true');
});
