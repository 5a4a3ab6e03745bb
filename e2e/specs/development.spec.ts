import { execFile } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Edits, startDevelopment, type Development } from '../fixtures/development.ts';
import { isSamePage, markPage, open } from '../fixtures/open.ts';
import { expect, test } from '../fixtures/test.ts';

const REMOTE = 'mf-academy';
const VIEW = 'mf-academy/src/pages/academy/how-it-works.tsx';
const STYLES = 'mf-academy/src/features/steps/steps.module.css';

const generate = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(development.folder, 'deploy/generator/generate.mjs'), ...args]);

test.describe.configure({ mode: 'serial' });

/** One session for all tests, because its start builds the shell for development. */
let development: Development;
let edits: Edits;

test.beforeAll(async ({ site }) => {
  test.setTimeout(240_000);
  development = await startDevelopment(site, REMOTE);
  edits = new Edits(development.folder);
});
test.beforeEach(async ({ page, expectConsole }) => {
  // React and hot reload log to the console in development.
  expectConsole(/./);
  await page.goto(development.link);
  await open(page, '/academy/');
  await markPage(page);
});
test.afterEach(() => edits.undo());
test.afterAll(() => development?.stop());

const section = (name: string | RegExp) => ({ name, level: 2 });

// First, because after the removal of a page the browser reloads when that build is done.
test('serves the development build to this machine only', async () => {
  const { port } = new URL(development.origin);
  const outside = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address, family, internal } of outside) {
    if (internal || family !== 'IPv4') continue;
    await expect(fetch(`http://${address}:${port}/override.json`)).rejects.toThrow('fetch failed');
  }
});

test('shows an edit of a stylesheet or a view at once, without a reload', async ({ page }) => {
  await edits.replace(STYLES, '.number {', '.number {\n  outline: 3px solid rgb(1, 2, 3);');
  const steps = page
    .locator('section')
    .filter({ has: page.getByRole('heading', section('Как проходит обучение')) })
    .last();
  await expect(steps.getByText('1', { exact: true })).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await edits.replace(VIEW, 'Как проходит обучение', 'Как мы учим');
  await expect(page.getByRole('heading', section('Как мы учим'))).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('shows a syntax error over the page, and removes it after the correction without a reload', async ({ page }) => {
  await edits.replace(VIEW, '    <Section title="Как проходит обучение">', '    <Section title=>');
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  await expect(overlay.getByText('how-it-works.tsx').first()).toBeVisible();
  await edits.replace(VIEW, '    <Section title=>', '    <Section title="Как мы учим">');
  await expect(page.getByRole('heading', section('Как мы учим'))).toBeVisible();
  await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
  expect(await isSamePage(page)).toBe(true);
});

test('shows a thrown error with its source position until Escape', async ({ page }) => {
  await edits.replace(VIEW, '  return (', "  if (steps.length) throw new Error('forgotten');\n  return (");
  const overlay = page.getByRole('alert').filter({ hasText: 'Error: forgotten' });
  await expect(overlay).toContainText('how-it-works.tsx:');
  await expect(overlay).toContainText("throw new Error('forgotten')");
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
});

test('adds and removes a generated page without a restart', async ({ page }) => {
  const describe = () => page.request.get(`${development.origin}/override.json`);
  await generate('page', REMOTE, 'probe', '/academy/probe');
  try {
    await expect(async () => {
      await page.goto('/academy/probe/');
      await expect(page.getByRole('heading', { level: 1, name: 'Новая страница' })).toBeVisible({ timeout: 5000 });
    }).toPass();
    expect(((await (await describe()).json()) as { routes: { path: string }[] }).routes).toContainEqual(
      expect.objectContaining({ path: '/academy/probe' }),
    );
  } finally {
    await generate('remove', 'page', REMOTE, 'probe');
  }
  await expect(async () => expect(await (await describe()).text()).not.toContain('probe')).toPass();
});
