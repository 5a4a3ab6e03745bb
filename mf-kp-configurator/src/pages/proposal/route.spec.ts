import { expect, test } from '@jest/globals';
import type { Proposal } from '@site/contracts/proposals';
import { mall } from '@site/kp-rules/testing/car-parks';
import { apiContext, sessionContext, type LoaderFunctionArgs } from '@site/runtime';
import { siteDay } from '@site/kernel/dates';
import { loader } from './route.ts';
import { sampleProposal } from './testing/fake-proposals.ts';

function load(change: Partial<Proposal>) {
  const proposal = sampleProposal({ configuration: mall(), ...change });
  const page = async () => ({ pagedata: { kind: 'proposal', proposal } });
  const args = {
    request: new Request('https://site.test/'),
    params: { slug: proposal.slug, step: 'servers' },
    context: { get: (key: unknown) => key === apiContext && { page } },
  };
  return loader(args as unknown as LoaderFunctionArgs);
}

test('takes VAT of the day on which prices were frozen, and of today for a draft', async () => {
  expect((await load({ frozen_at: '2025-12-30T09:00:00.000Z' })).day).toBe('2025-12-30');
  expect((await load({ frozen_at: null })).day).toBe(siteDay(new Date()));
});

test('leads from a locked step to the first incomplete one, and names the locked one in the address', async () => {
  const structure = { ...mall().structure, city: '' };
  const response = await load({ configuration: { ...mall(), structure } }).catch((thrown: unknown) => thrown);
  expect((response as Response).headers.get('Location')).toBe('/account/kp/kp-2026-000123/structure?closed=servers');
});

test('removes the local copy of a proposal that is not found, and keeps it in any other failure', async () => {
  const open = (status: number) =>
    loader({
      request: new Request('https://site.test/'),
      params: { slug: 'kp-2026-000123', step: 'servers' },
      context: {
        get: (key: unknown) =>
          key === apiContext
            ? { page: () => Promise.reject(Object.assign(new Error('No page'), { init: { status } })) }
            : key === sessionContext && { getState: () => ({ personal: { id: 'user' } }) },
      },
    } as unknown as LoaderFunctionArgs).catch(() => {});
  const key = 'proposal:user:kp-2026-000123';
  localStorage.setItem(key, '{}');
  await open(503);
  expect(localStorage.getItem(key)).toBe('{}');
  await open(404);
  expect(localStorage.getItem(key)).toBeNull();
});
