import { afterEach, expect, jest, test } from '@jest/globals';
import type { Claim } from '@site/contracts/warranty';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { act, screen } from '@testing-library/react';
import { WarrantyClaimPage } from './warranty-claim-page.tsx';

const call = jest.fn<WireCall>();
afterEach(() => sessionStorage.clear());

const question = {
  at: '2026-11-20T10:00:00.000Z',
  state: 'question' as const,
  text: 'Пришлите фото',
  by_visitor: false,
};
const claim: Claim = {
  ...{ number: 1006, state: 'question', created_at: '2026-11-18T10:00:00.000Z', article: '903BC-0060' },
  ...{ serial: '2540BC60A011', purchased_on: '2025-11-01', seller: 'Автоматика Юг', defect: 'Поднимается ночью' },
  files: [{ id: '7a3e0b52-5d04-4a6f-8a3f-0e6a3c9d0001', name: 'плата.jpg', size_bytes: 20_480 }],
  history: [{ at: '2026-11-18T10:00:00.000Z', state: 'new', text: '', by_visitor: false }, question],
};

const seo = { title: '', description: '', h1: 'Обращение', canonical: '/', robots: '', breadcrumbs: [], jsonld: [] };

test('shows the state of a claim, sends one reply to a question, and keeps the reply after an error', async () => {
  const { user } = await renderPage({
    Component: WarrantyClaimPage,
    path: '/warranty/:code',
    url: '/warranty/abc/',
    data: {
      seo,
      pagedata: { kind: 'warranty-claim', code: 'abc', claim },
    },
    api: fakeApi(call),
  });
  expect(screen.getByText('Пришлите фото')).toBeVisible();
  expect(screen.getByRole('link', { name: 'плата.jpg' })).toHaveAttribute(
    'href',
    '/api/warranty/claims/abc/files/7a3e0b52-5d04-4a6f-8a3f-0e6a3c9d0001',
  );
  const text = await screen.findByRole('textbox', { name: /^Ответ/ });
  await user.type(text, 'Вот фото');
  const send = screen.getByRole('button', { name: 'Отправить ответ' });
  call.mockResolvedValueOnce(refusal(503, 'unavailable', 'Попробуйте позже'));
  await user.click(send);
  expect(await screen.findByText('Попробуйте позже')).toBeVisible();
  expect(text).toHaveValue('Вот фото');

  const reply = { at: '2026-11-21T10:00:00.000Z', state: 'review' as const, text: 'Вот фото', by_visitor: true };
  const answered: Claim = { ...claim, state: 'review', history: [...claim.history, reply] };
  call.mockResolvedValueOnce(responseTo('POST /warranty/claims/{code}/reply/', { status: 'ok', claim: answered }));
  await user.click(send);
  expect(await screen.findByText('Ваш ответ')).toBeVisible();
  expect(screen.getByText('Рассматривается')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('shows another claim that is opened from this one', async () => {
  const { router } = await renderPage({
    Component: WarrantyClaimPage,
    path: '/warranty/:code',
    url: '/warranty/abc/',
    data: ({ pathname }) => {
      const code = pathname.split('/')[2]!;
      return { seo, pagedata: { kind: 'warranty-claim', code, claim: { ...claim, defect: `Дефект ${code}` } } };
    },
    api: fakeApi(call),
  });
  await act(() => router.navigate('/warranty/def/'));
  expect(await screen.findByText('Дефект def')).toBeVisible();
});
