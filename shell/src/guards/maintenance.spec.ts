import { expect, test } from '@jest/globals';
import { RouterContextProvider } from 'react-router-dom';
import { siteContext } from '../session/visitor.ts';
import { testSite } from '../testing/site.ts';
import { maintenance } from './maintenance.ts';

/** The address of the redirect, or «open». */
async function visit(path: string, isClosed: boolean): Promise<string | null> {
  const context = new RouterContextProvider();
  const { settings } = testSite;
  context.set(siteContext, Promise.resolve({ ...testSite, settings: { ...settings, maintenance: isClosed } }));
  const request = new Request(`https://site.test${path}`);
  const args = { request, context, params: {}, unstable_pattern: path } as unknown as Parameters<typeof maintenance>[0];
  try {
    await maintenance(args, async () => new Response());
    return 'open';
  } catch (answer) {
    return (answer as Response).headers.get('location');
  }
}

test.each(['/', '/account/', '/account/staffing/', '/catalog/', '/login-help/'])(
  'sends %s to the maintenance page',
  async (path) => {
    expect([await visit(path, true), await visit(path, false)]).toEqual(['/technical/', 'open']);
  },
);

test.each(['/account/staff/', '/account/staff/settings/site/', '/login/', '/login'])(
  'leaves %s open to the staff during maintenance',
  async (path) => {
    expect(await visit(path, true)).toBe('open');
  },
);

test('sends the maintenance page home when the site is open', async () => {
  expect([await visit('/technical/', true), await visit('/technical/', false)]).toEqual(['open', '/']);
});
