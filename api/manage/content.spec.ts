import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manageCommand, manageProcess } from '../test/manage-command.ts';
import { startTestApp, type TestApp } from '../test/test-app.ts';

const KEY = 'a-key-for-the-command-of-32-characters';

let api: TestApp;
let folder: string;
beforeAll(async () => {
  api = await startTestApp({ MANAGE_KEY: KEY });
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const content = (...args: string[]) => manageCommand(['content', ...args], settings());
const settings = () => ({ API_ORIGIN: api.origin, MANAGE_KEY: KEY, MANAGE_AUTHOR: 'Редактор' });

const contacts = () => join(folder, 'about', 'contacts.yaml');
const edit = async (file: string, from: string | RegExp, to: string) => {
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(from);
  await writeFile(file, text.replace(from, to));
};
const seen = async (path: string) => {
  api.wait(10_000);
  return (await api.get(`/api${path}`)).json();
};

test('exports all documents and imports them without changes', async () => {
  const { stdout } = await content('export', folder);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml'));
  expect(files.length).toBeGreaterThan(80);
  expect(stdout).toBe(`${files.length} files written.\n`);
  expect(files).toEqual(expect.arrayContaining(['index.yaml', join('about', 'contacts.yaml')]));
  expect((await content('diff', folder)).stdout).toBe('No differences.\n');
  expect((await content('export', folder)).stdout).toBe('0 files written.\n');
  const { stdout: imported } = await content('import', join(folder, 'about'), join(folder, 'index.yaml'));
  expect(imported).toMatch(/^(\/\S*: unchanged\.\n)+$/);
});

test('reports a mistake by file and line and imports no file', async () => {
  await edit(contacts(), 'h1: Контакты', 'h1: Наши контакты\nheading: Контакты');
  const { code, stderr } = await content('import', join(folder, 'about'));
  const line = (await readFile(contacts(), 'utf8')).split('\n').indexOf('heading: Контакты') + 1;
  expect(code).toBe(1);
  expect(stderr).toContain(`${contacts()}:${line}: heading: Нераспознанный ключ`);
  expect(stderr).toContain('1 error: no files were imported.');
  await edit(contacts(), 'heading: Контакты\n', '');
  await edit(contacts(), /$/, '---\ntype: faq\ngroup: no-such\n');
  expect((await content('check', contacts())).stderr).toMatch(
    /contacts\.yaml:\d+: blocks\.4\.group: нет группы вопросов «no-such»/,
  );
  await edit(contacts(), '---\ntype: faq\ngroup: no-such\n', '');
  expect((await content('check', join(folder, 'about'))).code).toBe(0);
});

test('compares, imports, previews and publishes an edited file', async () => {
  const { stdout: diff } = await content('diff', folder);
  expect(diff).toMatch(
    /--- \/about\/contacts\/ revision 1[\s\S]*-h1: Контакты\n\+h1: Наши контакты[\s\S]*Files that differ: 1\./,
  );
  expect((await content('export', folder)).stderr).toMatch(/contacts\.yaml has been edited and was not overwritten/);

  expect((await content('import', contacts(), '--note', 'Заголовок')).stdout).toBe(
    '/about/contacts/: revision 2 is a draft.\n',
  );
  expect(await readFile(contacts(), 'utf8')).toMatch(/^revision: 2$/m);
  expect((await content('list', '--search', 'контакты')).stdout).toMatch(
    /\/about\/contacts\/ +live +revision 1 +draft 2/,
  );
  const [link = ''] = (await content('preview', '/about/contacts/')).stdout.split('\n');
  expect((await seen(new URL(link).pathname)).seo.h1).toBe('Наши контакты');
  expect((await seen('/about/contacts/')).seo.h1).toBe('Контакты');

  expect((await content('publish', '/about/contacts/', '--at', '2027-03-01T10:00')).stdout).toMatch(
    /revision 2 is scheduled for 01\.03\.2027 10:00/,
  );
  expect((await content('publish', '/about/contacts/')).stdout).toBe('/about/contacts/: revision 2 is live.\n');
  expect((await seen('/about/contacts/')).seo.h1).toBe('Наши контакты');
  expect((await content('publish', '/about/contacts/')).stderr).toContain('has no draft');
});

test('rejects an edited file of an outdated export and keeps the file', async () => {
  await edit(contacts(), 'revision: 2', 'revision: 1');
  await edit(contacts(), 'h1: Наши контакты', 'h1: Контакты завода');
  const late = await content('import', contacts());
  expect(late.code).toBe(1);
  expect(late.stderr).toMatch(/contacts\.yaml:4: revision: документ изменён: есть ревизия 2, автор.— Редактор/);
  expect(late.stderr).toContain('1 error: no files were imported.');
  expect(await readFile(contacts(), 'utf8')).toContain('h1: Контакты завода');
});

test('compares revisions and restores an old one', async () => {
  expect((await content('history', '/about/contacts/')).stdout).toMatch(/^2 .* live +Редактор +Заголовок\n1 .* past /);
  expect((await content('compare', '/about/contacts/', '1', '2')).stdout).toMatch(/-h1: Контакты\n\+h1: Наши контакты/);
  expect((await content('restore', '/about/contacts/', '1', '--publish')).stdout).toBe(
    '/about/contacts/: revision 3 is live.\n',
  );
  expect((await seen('/about/contacts/')).seo.h1).toBe('Контакты');
  const shown = await content('show', '/about/contacts/');
  expect(shown.stdout).toContain('revision: 3');
  expect(await manageProcess(['content', 'show', '/about/contacts/'], settings())).toEqual(shown);
});

test('imports a new page, publishes, moves and withdraws it', async () => {
  const file = join(folder, 'landings', 'vesna.yaml');
  await writeFile(
    file,
    [
      '---',
      'kind: page',
      'address: /landings/vesna/',
      'title: Весна',
      'h1: Весна',
      'description: ""',
      'parent: /landings/',
      '---',
      'type: text',
      'html: <p>Скидки</p>',
      '',
    ].join('\n'),
  );
  expect((await content('import', file, '--publish')).stdout).toBe('/landings/vesna/: revision 1 is live.\n');
  expect((await seen('/landings/vesna/')).seo.h1).toBe('Весна');
  expect((await content('move', '/landings/vesna/', '/landings/leto/')).stdout).toContain(
    '/landings/vesna/ redirects there',
  );
  expect((await content('withdraw', '/landings/leto/')).stdout).toContain('is withdrawn');
  expect((await content('publish', '/landings/leto/', '--at', 'завтра', '--revision', '1')).stderr).toContain(
    '«завтра» is not a time',
  );
  for (const slip of ['2026-02-30T10:00', '10.12.2099'])
    expect((await content('publish', '/landings/leto/', '--at', slip, '--revision', '1')).stderr).toContain(
      `«${slip}» is not a time`,
    );
  expect((await content('publish', '/landings/leto/', '--at', '2020-01-01T10:00', '--revision', '1')).stderr).toContain(
    '2020-01-01T10:00 is in the past',
  );
});

test.each([
  [['publish', '/no-such/'], 'There is no document at /no-such/'],
  [['restore', '/delivery/', 'первую'], '«первую» is not a revision number'],
  [['show', '/delivery/', '--revision', '99'], '/delivery/ has no revision 99'],
  [['preview', '/delivery/', '--revision', '1', '--days', 'много'], '«много» is not a number of days: from 1 to 30'],
  [['list', '--state', 'published'], 'Allowed choices are live, scheduled, draft, withdrawn'],
])('%s reports its error', async (args, message) => {
  const { code, stderr } = await content(...args);
  expect([code > 0, stderr]).toEqual([true, expect.stringContaining(message)]);
});

test('handles projects, questions and support documents in the same way', async () => {
  const project = join(folder, 'projects', 'zavod-ural.yaml');
  await edit(project, 'city: ', 'town: Пермь\ncity: ');
  await edit(project, /^year: \d+$/m, 'year: скоро');
  const { stderr } = await content('check', project);
  expect(stderr).toMatch(/zavod-ural\.yaml:\d+: town: Нераспознанный ключ/);
  expect(stderr).toMatch(/zavod-ural\.yaml:\d+: year: Неверный ввод: ожидалось число/);
  await edit(project, 'town: Пермь\n', '');
  await edit(project, 'year: скоро', 'year: 2031');
  await edit(project, 'partner: ural-servis', 'partner: net-takogo');
  expect((await content('check', project)).stderr).toMatch(
    /zavod-ural\.yaml:\d+: partner: нет страницы партнёра «net-takogo»/,
  );
  await edit(project, 'partner: net-takogo', 'partner: ural-servis');
  expect((await content('import', project, '--publish')).stdout).toBe('/projects/zavod-ural/: revision 2 is live.\n');
  const [first] = (await seen('/projects/')).pagedata.items;
  expect(first).toMatchObject({ url: '/projects/zavod-ural/', year: 2031 });

  const questions = join(folder, 'faq', 'delivery.yaml');
  await edit(questions, /$/, '---\nquestion: Есть ли самовывоз?\nanswer: <p>Да</p>\n');
  expect((await content('check', questions)).stderr).toMatch(
    /delivery\.yaml:\d+: items\.2\.question: этот вопрос в.группе уже есть выше/,
  );
  await edit(
    questions,
    'question: Есть ли самовывоз?\nanswer: <p>Да</p>',
    'question: Ночью?\nanswer: <p onclick="x()">Да</p>',
  );
  const warned = await content('import', questions, '--at', '2099-01-01T10:00');
  expect(warned.stderr).toMatch(/delivery\.yaml:\d+: warning: items\.2\.answer: часть этой разметки/);
  expect(warned.stdout).toBe('/faq/delivery/: revision 2 is scheduled for 01.01.2099 10:00.\n');

  const download = join(folder, 'support', 'documents', 'probnyy-reglament.yaml');
  await writeFile(
    download,
    [
      '---',
      'kind: document',
      'address: /support/documents/probnyy-reglament/',
      'title: Пробный регламент',
      'type: services',
      'version: 1.0',
      'updated_at: 31.12.2026',
      '---',
      'title: Раздел',
      'paragraphs:',
      '  - Первый абзац.',
      '',
    ].join('\n'),
  );
  expect((await content('check', download)).stderr).toBe(
    `${download}:6: version: version\u00a0— текст: возьмите его в\u00a0кавычки, "1.0"\n` +
      `${download}:7: updated_at: день записывается так: 2026-12-05\n2 errors: no files were imported.\n`,
  );
  await edit(download, 'version: 1.0', 'version: "1.0"');
  await edit(download, '31.12.2026', '2026-11-20');
  expect((await content('import', download)).stdout).toBe(
    '/support/documents/probnyy-reglament/: revision 1 is a draft.\n',
  );
  const [link = ''] = (await content('preview', '/support/documents/probnyy-reglament/')).stdout.split('\n');
  expect((await api.get(new URL(link).pathname)).headers['content-type']).toBe('application/pdf');
  expect((await content('publish', '/support/documents/probnyy-reglament/')).stdout).toContain('revision 1 is live');
  expect((await seen('/support/services/')).pagedata.items[0]).toMatchObject({ title: 'Пробный регламент' });
  expect((await content('withdraw', '/support/documents/probnyy-reglament/')).stdout).toContain('is withdrawn');
});
