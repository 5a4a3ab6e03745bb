import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import type { Release } from '@site/contracts/release';
import { call } from '../fixtures/api.ts';
import { accounts, enter } from '../fixtures/login.ts';
import { remoteNames, type Site } from '../fixtures/site.ts';
import { round } from './figures.ts';

const root = join(import.meta.dirname, '../..');

/** The compressed bytes of the client files that only staff pages have, by their path below `/r/`. */
async function staffFiles(): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const remote of remoteNames) {
    const json = await readFile(join(root, remote, 'dist/release.json'), 'utf8');
    const { name, version, client, pages, parts, files } = JSON.parse(json) as Release;
    const bytes = new Map(files.map((file) => [file.path, file.bytes]));
    const others = Object.entries(pages).flatMap(([page, assets]) => (page.startsWith('staff') ? [] : [assets]));
    const open = new Set([client.assets, ...others, ...Object.values(parts)].flatMap(({ js, css }) => [...js, ...css]));
    for (const { js, css } of Object.values(pages))
      for (const file of [...js, ...css].filter((one) => !open.has(one)))
        sizes.set(`${name}/${version}/client/${file}`, bytes.get(`client/${file}.br`) ?? bytes.get(`client/${file}`)!);
  }
  return sizes;
}

/** Enters a code of the second factor. */
async function openBackOffice(page: Page) {
  const codes = await (await page.request.get('/dev/second-factor/')).text();
  const [, code = ''] = /<li><code>(\d{6})/.exec(codes) ?? [];
  await call(page, 'POST', '/manage/second-factor/check/', { code });
}

type Visit = { visitor: keyof typeof accounts | 'guest'; url: string; isStaff?: true };
const visits: Visit[] = [
  { visitor: 'guest', url: '/' },
  { visitor: 'guest', url: '/catalog/sliding-gates/' },
  { visitor: 'guest', url: '/news/' },
  { visitor: 'guest', url: '/academy/calendar/' },
  { visitor: 'customer', url: paths.account() },
  { visitor: 'platinumOwner', url: paths.account() },
  { visitor: 'manufacturer', url: paths.account() },
  { visitor: 'manufacturer', url: paths.staffSection('orders'), isStaff: true },
];

/** Measures the code of staff pages, in KB, that the first load of a page contains. */
export async function staffCode(browser: Browser, { url: baseURL }: Site) {
  const sizes = await staffFiles();
  const rows: Record<string, number> = {};
  for (const { visitor, url, isStaff } of visits) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    if (visitor !== 'guest') await enter(page, accounts[visitor]);
    if (isStaff) await openBackOffice(page);
    let bytes = 0;
    page.on('response', (response) => (bytes += sizes.get(new URL(response.url()).pathname.slice('/r/'.length)) ?? 0));
    await page.goto(url, { waitUntil: 'networkidle' });
    rows[`${visitor} ${url}`] = round(bytes / 1024);
    await context.close();
  }
  const isOpen = ({ visitor, url, isStaff }: Visit) => !isStaff && rows[`${visitor} ${url}`]! > 0;
  const all = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  return { all_kb: round(all / 1024), first_load_kb: rows, leaked: visits.some(isOpen) };
}
