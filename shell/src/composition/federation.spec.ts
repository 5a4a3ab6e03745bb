import { expect, jest, test } from '@jest/globals';
import type { ClientRemote } from '@site/contracts/composition';

Object.assign(globalThis, { SHARED_VERSIONS: {} });
const { createFederation } = await import('./federation.ts');
const { federatedLoadPage } = await import('./load-page.ts');

test('retries an entry that failed to load on the next request', async () => {
  const Component = () => null;
  const container = { init: () => {}, get: async () => () => ({ Component }) };
  const loadEntry = jest.fn(async () => container as never);
  loadEntry.mockRejectedValueOnce(new Error('The file is gone'));
  const remote = { name: 'mf-x', entry: '/r/mf-x/remoteEntry.js', global: 'mf_x' } as ClientRemote;
  const loadPage = federatedLoadPage(createFederation([remote], { name: 'files', loadEntry }));
  await expect(loadPage({ remote: 'mf-x', page: 'home' })).rejects.toThrow();
  expect(await loadPage({ remote: 'mf-x', page: 'home' })).toEqual({ Component });
});
