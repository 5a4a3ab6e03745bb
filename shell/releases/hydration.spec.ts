import { afterAll, beforeAll, expect, test as each } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RouteInput } from '@site/contracts/remote';
import { activate } from './activation.ts';
import { chooseBrowser, installedBrowser, type ChosenBrowser } from './installed-browser.ts';
import { scriptedRenderer, site, type ScriptedPage } from './testing/fake-site.ts';
import { storeOfEachTest } from './testing/fake-store.ts';

const installed = installedBrowser(process.env.CHROMIUM_PATH);
/** Runs where a browser is installed. */
const test = installed ? each : each.skip;

const fake = storeOfEachTest();
const OWNER = 'o'.repeat(43);

/** Requests that the API has received. */
const received: string[] = [];
const api = createServer((request, response) => {
  received.push(`${request.method} ${request.url}`);
  const body = { sessions: [{ role: 'company_owner', id: OWNER }], addresses: [] };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
beforeAll(() => once(api.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void api.close());

/** A page as after hydration: the router has started, and React has taken over the controls. */
const html = (script: string, main = '<button>Купить</button>') => `<main>${main}</main><script>
  history.replaceState({ idx: 0 }, '');
  const button = document.querySelector('button');
  if (button) button.__reactProps$fake = {};
  ${script}
</script>`;

/** Activates a shell that responds as written, and a remote with a route and a page module for each address. */
async function activated(version: string, pages: Record<string, ScriptedPage>, browser: ChosenBrowser) {
  const routes = Object.keys(pages).map((key): RouteInput => {
    const [session, path = session!] = key.split(' ');
    return { path: path.slice(0, -1), page: path.split('/')[1]!, access: session === OWNER ? 'user' : 'public' };
  });
  await fake.put({ name: 'shell', version, server: scriptedRenderer(pages) });
  await fake.put({ name: 'mf-one', version, routes });
  const targets = ['shell', 'mf-one'].map((name) => ({ name, version }));
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const options = { ...site, apiOrigin, smokeKey: 'smoke-key', pageTimeout: 3_000 };
  return activate(fake.store, options, targets, { who: 'anna', browser });
}

test('rejects a release with pages that work on the server and fail in the browser, with all reasons', async () => {
  const pages = {
    '/chunk/': { html: html('', 'Текст<script src="/r/mf-one/1.0.0/client/page.js"></script>') },
    '/click/': { html: html('button.onclick = () => { throw new Error("broken control"); };') },
    '/fine/': { html: html('button.onclick = () => fetch("/api/cart/items/7/", { method: "PUT" });') },
    '/focus/': { html: html('button.onfocus = () => button.blur();') },
    '/late/': { html: html('', '<input name="qty">') },
    '/logs/': { html: html('console.error("Minified React error #418");') },
    '/loop/': { html: html('while (true) {}') },
    [`${OWNER} /orders/`]: { html: html('throw new Error("broken for owners");') },
    '/repaired/': { html: html('console.warn("hydration was repaired", 1);') },
    '/throws/': { html: html('Promise.reject(new Error("broken page"));') },
  };
  received.length = 0;
  await expect(activated('1.0.0', pages, installed!)).rejects.toMatchObject({
    problems: [
      '/chunk/ (mf-one) needs /r/mf-one/1.0.0/client/page.js, which responds with 404',
      '/click/ (mf-one) throws in the browser: broken control',
      '/focus/ (mf-one) has a first control that takes no focus: <button>Купить</button>',
      '/late/ (mf-one) is not interactive in the browser within 3 s',
      '/logs/ (mf-one) reports in the browser: Minified React error #418',
      '/loop/ (mf-one) is not interactive in the browser within 3 s',
      '/orders/ (mf-one, as company_owner) throws in the browser: broken for owners',
      '/repaired/ (mf-one) reports in the browser: hydration was repaired 1',
      '/throws/ (mf-one) throws in the browser: broken page',
    ].map((message) => ({ release: 'mf-one', message })),
  });
  expect(received).not.toContainEqual(expect.stringMatching(/^(?!GET|POST \/api\/smoke\/)/));
  expect(await fake.live('mf-one')).toBeUndefined();
});

test('activates a release with pages that work in the browser, and says how many it has opened', async () => {
  const { notes } = await activated(
    '2.0.0',
    { '/fine/': { html: html('') }, '/text/': { html: html('', 'Текст') } },
    installed!,
  );
  expect(notes).toContainEqual(expect.stringMatching(/^Pages opened in a browser: 2, in \d+ s$/));
});

each('activates without a browser, and says so', async () => {
  const { notes } = await activated(
    '3.0.0',
    { '/throws/': { html: html('throw 1;') } },
    { without: 'none is installed' },
  );
  expect(notes).toContain('Pages are not opened in a browser: none is installed');
  expect(await fake.live('mf-one')).toEqual(['3.0.0']);
});

each('opens no browser when the command or a setting says so', () => {
  expect(chooseBrowser({ RELEASE_BROWSER: 'on' }, false)).toEqual({ without: '--no-browser' });
  expect(chooseBrowser({ RELEASE_BROWSER: 'off' })).toEqual({ without: 'RELEASE_BROWSER=off' });
});
