import { afterEach, expect, test } from '@jest/globals';
import { mall } from '@site/kp-rules/testing/car-parks';
import { newOffer } from '@site/kp-rules/new-configuration';
import { fakeApi, refusal } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { guestCopy } from '../../features/car-park/editor/local-copy.ts';
import { sampleProposal } from '../../testing/fake-proposals.ts';
import { ConfiguredProposalPage } from './configured-proposal-page.tsx';

afterEach(() => localStorage.clear());

const seo = {
  title: '',
  description: '',
  h1: 'Сохраняем парковку',
  canonical: '/',
  robots: '',
  breadcrumbs: [],
  jsonld: [],
};
const document = { configuration: mall(), offer: newOffer() };
const keep = () => guestCopy.store({ revision: 0, document, at: '2026-11-20T11:05:00.000Z' });

async function open(responses: ('ok' | 'down')[] = ['ok']) {
  const sent: unknown[] = [];
  const page = await renderPage({
    Component: ConfiguredProposalPage,
    path: '/account/kp/configured/',
    url: '/account/kp/configured/',
    data: { seo, pagedata: { kind: 'configured-proposal' } },
    user: { authed: true },
    api: fakeApi(async (method, address, body) => {
      expect([method, address]).toEqual(['POST', '/account/kp/proposals/configured/']);
      sent.push(body);
      return responses[sent.length - 1] === 'ok'
        ? { ok: true, value: { status: 'ok', proposal: sampleProposal() } }
        : refusal(503, 'network');
    }),
  });
  return { ...page, sent };
}

test('makes one draft of the stored car park, opens it and forgets the copy', async () => {
  keep();
  const { sent, address } = await open();
  await waitFor(() => expect(address()).toBe('/account/kp/kp-2026-000123/'));
  expect(sent).toEqual([document]);
  expect(guestCopy.read()).toBeNull();
});

test('keeps the car park when it cannot be saved, and tries again', async () => {
  keep();
  const { user, sent, address } = await open(['down', 'ok']);
  expect(await screen.findByRole('heading', { name: /^Парковка не.сохранена/ })).toBeInTheDocument();
  expect(guestCopy.read()?.document).toEqual(document);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(address()).toBe('/account/kp/kp-2026-000123/'));
  expect(sent).toHaveLength(2);
});

test('reports a browser without a car park', async () => {
  const { sent } = await open();
  expect(await screen.findByRole('heading', { name: /нет собранной парковки/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Открыть конфигуратор' })).toHaveAttribute(
    'href',
    '/catalog/parking-systems/configurator/',
  );
  expect(sent).toEqual([]);
});
