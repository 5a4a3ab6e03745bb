import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY } from '@site/kernel/dates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manageCommand } from '../test/manage-command.ts';
import { startTestApp, type TestApp } from '../test/test-app.ts';

const KEY = 'a-key-for-the-command-of-32-characters';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ MANAGE_KEY: KEY });
});
afterAll(() => api.close());

const manage = (...args: string[]) =>
  manageCommand(args, { API_ORIGIN: api.origin, MANAGE_KEY: KEY, MANAGE_AUTHOR: 'Заказова Зоя' });
async function fileOf(name: string, text: string): Promise<string> {
  const file = join(api.dataDir, name);
  await writeFile(file, text);
  return file;
}

test.each([
  {
    noun: 'trainers',
    slug: 'belov-andrey',
    row: /^belov-andrey +Белов Андрей Сергеевич +\S/m,
    from: /^name: .*$/m,
    to: 'name: Анна',
    added: 'belov-anna-sergeevich',
    wrong: 'working_since',
  },
  {
    noun: 'locations',
    slug: 'moskva-glavnyy-klass',
    row: /^moskva-glavnyy-klass +Главный класс/m,
    from: /^title: .*$/m,
    to: 'title: Класс у вокзала',
    added: 'moskva-klass-u-vokzala',
    wrong: 'latitude',
  },
  {
    noun: 'trainings',
    slug: 'otkatnye-vorota',
    row: /^otkatnye-vorota +offline +[\d ]+ ₽ +\S/m,
    from: /^title: .*$/m,
    to: 'title: Распашные ворота за день',
    added: 'raspashnye-vorota-za-den',
    wrong: 'price',
  },
])('lists, shows, adds, changes and hides $noun', async ({ noun, slug, row, from, to, added, wrong }) => {
  expect((await manage(noun)).stdout).toMatch(row);
  const { stdout: shown } = await manage(noun, 'show', slug);
  expect(shown).toMatch(/^revision: 1$/m);
  const file = await fileOf(`${noun}.yaml`, shown.replace(from, to));
  expect((await manage(noun, 'add', file)).stdout).toMatch(new RegExp(`^${added} is added: /academy/`));
  expect((await manage(noun, 'list', '--search', to.split(' ').at(-1)!)).stdout).toContain(added);
  const broken = await fileOf('broken.yaml', shown.replace(new RegExp(`^${wrong}: .*$`, 'm'), `${wrong}: нет`));
  expect(await manage(noun, 'change', slug, broken)).toMatchObject({ code: 1, stderr: expect.stringContaining(wrong) });
  expect((await manage(noun, 'change', slug, file)).stdout).toBe(`${slug} has revision 2.\n`);
  expect((await manage(noun, 'show', slug)).stdout).toContain(to);
  // The file has the revision before the change.
  expect(await manage(noun, 'change', slug, file)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('edited_meanwhile'),
  });
  expect((await manage(noun, 'hide', added)).stdout).toBe(`${added} is hidden.\n`);
  expect((await manage(noun, 'list', '--hidden')).stdout).toMatch(new RegExp(`^${added} +hidden `, 'm'));
  expect((await manage(noun, 'unhide', added)).stdout).toBe(`${added} is listed.\n`);
  expect((await manage(noun, 'list', '--hidden')).stdout).not.toContain(added);
  expect((await manage('decisions', '--noun', noun)).stdout).toMatch(new RegExp(`Заказова Зоя {2}${noun} ${slug}`));
});

test('plans, shows and changes an event; the values that are not named stay', async () => {
  const day = new Date(api.now().getTime() + 40 * DAY).toISOString().slice(0, 10);
  const add = (...args: string[]) =>
    manage(
      'events',
      'add',
      'otkatnye-vorota',
      `${day}T10:00`,
      `${day}T18:00`,
      '--timezone',
      'Asia/Yekaterinburg',
      ...args,
    );
  expect((await add()).code).toBe(2);
  expect(await add('--seats', '12')).toMatchObject({ code: 1, stderr: expect.stringContaining('location: ') });
  const added = await add('--seats', '12', '--location', 'moskva-glavnyy-klass', '--price', '9000');
  expect(added.stdout).toMatch(/ 0\/12\n.*, .*\nTrainers: belov-andrey.*\n9 000 ₽.*\nRegistration until /);
  const [, slug = ''] = new RegExp(`([a-z-]+-${day})`).exec(added.stdout) ?? [];
  const before = (await manage('events', 'show', slug)).stdout;
  expect(before).toContain(added.stdout.split('\nDecisions')[0]);
  const changed = await manage('events', 'change', slug, '--seats', '15', '--partner-price', '7000');
  expect(changed.stdout).toMatch(/ 0\/15\n[\s\S]*\n9 000 ₽, for partners 7 000 ₽\n/);
  const registration = (text: string) => /Registration until .*/.exec(text)?.[0];
  expect(registration(changed.stdout)).toBe(registration(before));
  expect((await manage('events', 'change', slug, '--partner-price', '')).stdout).toMatch(/\n9 000 ₽\n/);
  expect(await manage('events', 'change', slug, '--trainers', 'nobody')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('trainers: '),
  });
  expect((await manage('events', 'cancel', slug, '--reason', 'Ремонт')).stdout).toContain('cancelled');
});
