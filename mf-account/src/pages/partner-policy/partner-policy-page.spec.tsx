import { expect, jest, test } from '@jest/globals';
import type { PolicyPageData } from '@site/contracts/partner-policy';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { PartnerPolicyPage } from './partner-policy-page.tsx';

const policy: PolicyPageData = {
  kind: 'partner-policy',
  version: '2026-01-01',
  sections: [{ id: 'skidki', title: 'Скидки', html: '<p>До 30 %</p>' }],
  acknowledged: null,
  may_acknowledge: true,
};
const open = (change: Partial<PolicyPageData>, call?: WireCall) => {
  let data = { ...policy, ...change };
  return renderPage({
    Component: PartnerPolicyPage,
    path: '/account/policy',
    url: '/account/policy/',
    data: () => ({ seo: pageSeo('Политика для партнёров'), pagedata: data }),
    api: fakeApi(async (...wire) => {
      const response = await call?.(...wire);
      if (response?.ok) data = { ...data, acknowledged: { at: '2026-03-01T10:00:00Z', by: 'Створкина Светлана' } };
      return response;
    }),
  });
};

test('shows the sections, and confirms them once for the company', async () => {
  const call = jest.fn<WireCall>(async () =>
    responseTo('POST /account/policy/acknowledge/', { at: '2026-03-01T10:00:00Z', by: 'Створкина Светлана' }),
  );
  const { user } = await open({}, call);
  expect(screen.getByRole('link', { name: 'Скидки' })).toHaveAttribute('href', '#skidki');
  await user.click(screen.getByRole('button', { name: 'Ознакомлен' }));
  expect(call.mock.calls).toEqual([['POST', '/account/policy/acknowledge/', { version: '2026-01-01' }]]);
  expect(await screen.findByText(/Створкина Светлана/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ознакомлен' })).not.toBeInTheDocument();
});

test('retries a failed confirmation', async () => {
  const { user } = await open({}, async () => refusal(503, 'unavailable'));
  await user.click(screen.getByRole('button', { name: 'Ознакомлен' }));
  expect(await screen.findByRole('button', { name: 'Ознакомлен' })).toBeEnabled();
});

test('offers no confirmation to a reader, and reports a missing policy', async () => {
  const { unmount } = await open({ may_acknowledge: false });
  expect(screen.queryByRole('button', { name: 'Ознакомлен' })).not.toBeInTheDocument();
  unmount();
  await open({ version: null, sections: [], may_acknowledge: false });
  expect(screen.getByRole('heading', { name: 'Политика готовится' })).toBeVisible();
});
