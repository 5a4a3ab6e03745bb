import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manageCommand } from '../test/manage-command.ts';
import { PDF, photo } from '../test/media-calls.ts';
import { startTestApp, type TestApp } from '../test/test-app.ts';

const KEY = 'a-key-for-the-command-of-32-characters';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ MANAGE_KEY: KEY });
});
afterAll(() => api.close());

const command = (...args: string[]) =>
  manageCommand(args, { API_ORIGIN: api.origin, MANAGE_KEY: KEY, MANAGE_AUTHOR: 'Заказова Зоя' });
async function fileOf(name: string, content: Buffer | string): Promise<string> {
  const file = join(api.dataDir, name);
  await writeFile(file, content);
  return file;
}

test('uploads several files, names the refused ones, and lists, describes, replaces and deletes the others', async () => {
  const files = [
    await fileOf('вид.jpg', await photo()),
    await fileOf('passport.pdf', PDF),
    await fileOf('note.jpg', 'Здравствуйте'),
  ];
  const texts = await fileOf('texts.csv', 'Файл;Описание\nвид.jpg;Привод на воротах\nnote.jpg;Записка\n');
  const added = await command('media', 'add', ...files, '--texts', texts);
  expect(added).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^вид\.jpg: 800 × 600, .+\npassport\.pdf: PDF, .+\n$/),
    stderr: expect.stringMatching(/note\.jpg: Недопустимый формат файла.*\nUploaded 2 of 3 files\.\n$/),
  });

  const goods = await fileOf(
    'goods.csv',
    'Артикул;Фото;Документы\n901SL-0080;вид.jpg;passport.pdf=паспорт изделия=Паспорт\n',
  );
  expect((await command('products', 'import', goods, '--yes')).stdout).toContain('changed 1');
  const wrong = await fileOf('wrong.csv', 'Артикул;Фотографии\n901SL-0080;вид.jpg | нет.jpg\n');
  expect(await command('products', 'import', wrong, '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Строка 2, «Фотографии»: Нет файла нет.jpg: сначала загрузите его'),
  });

  expect((await command('media', 'list')).stdout).toMatch(/вид\.jpg +800 × 600, .+ 901SL-0080 +Привод на воротах/);
  expect((await command('media', 'list', '--unused')).stdout).toBe('No results.\n');
  expect((await command('media', 'describe', 'вид.jpg', 'Привод сбоку')).stdout).toBe('вид.jpg: Привод сбоку\n');
  expect((await command('media', 'replace', 'вид.jpg', files[0]!)).stdout).toMatch(/^вид\.jpg: 800 × 600/);
  expect(await command('media', 'delete', 'вид.jpg')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('есть у\u00a0товаров 901SL-0080'),
  });
});

test('imports and exports a document with photographs, names a wrong one by its line, and keeps the file of a used one', async () => {
  await command('media', 'add', await fileOf('двор 5.jpg', await photo()), '--alt', 'Двор завода');
  const block = (name: string) => `---\ntype: image\npicture:\n  file: ${name}\n  alt: Двор\n`;
  const page = (name: string) =>
    `---\nkind: page\naddress: /landings/dvor/\ntitle: Двор\nh1: Двор\ndescription: ""\nparent: /landings/\n${block(name)}`;
  const wrong = await fileOf('wrong.yaml', page('нет.jpg'));
  expect((await command('content', 'import', wrong)).stderr).toContain(
    `${wrong}:11: blocks.0.picture.file: в\u00a0библиотеке нет фотографии «нет.jpg»`,
  );
  const file = await fileOf('dvor.yaml', page('двор 5.jpg'));
  expect((await command('content', 'import', file, '--publish')).stdout).toContain('revision 1 is live');
  expect((await command('content', 'show', '/landings/dvor/')).stdout).toContain(block('двор 5.jpg'));
  expect((await command('content', 'import', file)).stdout).toBe('/landings/dvor/: unchanged.\n');

  expect((await command('media', 'list', '--search', 'двор')).stdout).toMatch(
    /двор 5\.jpg .* \/landings\/dvor\/ +Двор/,
  );
  expect(await command('media', 'delete', 'двор 5.jpg')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('показывают документы /landings/dvor/'),
  });
});
