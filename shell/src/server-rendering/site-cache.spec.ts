import { expect, jest, test } from '@jest/globals';
import { testSite } from '../testing/site.ts';
import { createSiteCache } from './site-cache.ts';

const away = new Error('503');

function start() {
  let time = 0;
  const siteData = jest.fn(async () => testSite);
  const site = createSiteCache({ siteData }, () => time);
  return { site, siteData, pass: (ms: number) => void (time += ms) };
}

test('loads the site data at most once in two seconds', async () => {
  const { site, siteData, pass } = start();
  await Promise.all([site(), site()]);
  pass(2000);
  await site();
  expect(siteData).toHaveBeenCalledTimes(1);
  pass(1);
  await site();
  expect(siteData).toHaveBeenCalledTimes(2);
});

test('returns the same object while the data is unchanged', async () => {
  const { site, siteData, pass } = start();
  siteData.mockImplementation(async () => structuredClone(testSite));
  const first = await site();
  pass(2001);
  expect(await site()).toBe(first);
  expect(siteData).toHaveBeenCalledTimes(2);
  siteData.mockImplementation(async () => ({ ...testSite, host: 'https://another.example' }));
  pass(2001);
  expect(await site()).not.toBe(first);
});

test('returns the last data while the API fails, with the usual interval of calls', async () => {
  const { site, siteData, pass } = start();
  await site();
  siteData.mockRejectedValue(away);
  pass(60_000);
  expect([await site(), await site()]).toEqual([testSite, testSite]);
  expect(siteData).toHaveBeenCalledTimes(2);
  const closed = { ...testSite, settings: { ...testSite.settings, maintenance: true } };
  siteData.mockResolvedValue(closed);
  pass(2001);
  expect(await site()).toBe(closed);
});

test('rejects without any data, and retries at once', async () => {
  const { site, siteData } = start();
  siteData.mockRejectedValueOnce(away);
  await expect(site()).rejects.toBe(away);
  expect(await site()).toBe(testSite);
});
