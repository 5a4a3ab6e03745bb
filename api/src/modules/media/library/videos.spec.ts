import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMedium, addVideo, formOf, mediaSample, photo } from '../../../../test/media-calls.ts';
import { onServer } from '../../../../test/prepared-database.ts';
import { startTestApp, type TestApp, type TestResponse } from '../../../../test/test-app.ts';
import { rowsOf } from '../../../db/database.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  await addMedium(api, 'poster.jpg', await photo('#cc3300'), 'Привод на воротах');
});
afterAll(() => api.close());

const short = await mediaSample('short.mp4');
const plainText = (text: string) => text.replaceAll('\u00a0', ' ');
const outcome = ({ statusCode, json }: TestResponse) => [statusCode, plainText(json().message)];
const act = (name: string, action: string, payload: object) =>
  api.manage('POST', `/media/${encodeURIComponent(name)}/${action}/`, payload);
const get = (url: string, headers: Record<string, string> = {}) => api.get(url, { key: null, headers });
const listed = async (name: string) =>
  (await api.manage('GET', `/media/?search=${encodeURIComponent(name)}`)).json().items[0];

test('takes a video with its size and duration, puts its index first and removes the place of recording', async () => {
  const added = (await addVideo(api, 'Монтаж привода.mp4')).json();
  expect(added).toMatchObject({
    ...{ kind: 'video', alt: 'Монтаж привода', width: 64, height: 36, seconds: 2, poster: 'poster.jpg' },
    ...{ videos: [], documents: [], url: expect.stringMatching(/^\/media\/file\/montazh-privoda-\d+\.mp4\?v=\w{10}$/) },
    picture: { src: expect.stringContaining('/media/photo/poster-') },
  });
  const { bytes } = await get(added.url);
  expect([short.includes('loci'), short.indexOf('moov') > short.indexOf('mdat')]).toEqual([true, true]);
  expect([bytes.includes('loci'), bytes.indexOf('moov') < bytes.indexOf('mdat')]).toEqual([false, true]);
  expect(bytes).toHaveLength(added.size_bytes);
  expect((await api.manage('GET', '/media/?type=video')).json().items).toMatchObject([{ name: added.name }]);
  expect((await api.manage('GET', '/library/?type=video&search=монтаж')).json()).toMatchObject({
    ...{ total: 1, items: [{ name: added.name, seconds: 2, picture: { width: 800 } }] },
  });
});

test('serves a video in parts, from an address that contains its hash', async () => {
  const { url } = (await addVideo(api, 'parts.mp4')).json();
  const { headers, bytes } = await get(url);
  expect(headers).toMatchObject({
    ...{ 'content-type': 'video/mp4', 'x-content-type-options': 'nosniff', 'accept-ranges': 'bytes' },
    ...{ 'cache-control': expect.stringContaining('immutable'), 'content-length': String(bytes.length) },
  });
  const part = async (range: string, more = {}) => {
    const answer = await get(url, { range, ...more });
    return [answer.statusCode, answer.headers['content-range'], answer.bytes.equals(bytes) ? 'all' : answer.body];
  };
  const text = (start: number, end: number) => bytes.toString('utf8', start, end);
  const size = bytes.length;
  expect(await part('bytes=4-7')).toEqual([206, `bytes 4-7/${size}`, 'ftyp']);
  expect(await part('bytes=-5')).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, text(size - 5, size)]);
  expect(await part('bytes=0-')).toEqual([206, `bytes 0-${size - 1}/${size}`, 'all']);
  expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, '']);
  expect(await part('bytes=4-7', { 'if-range': '"other"' })).toEqual([200, undefined, 'all']);
  expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  const [path] = url.split('?');
  expect((await get(path)).headers['cache-control']).toBe('public, max-age=300');
  expect((await get(path.replace('.mp4', '.html'))).statusCode).toBe(404);
});

const page = Buffer.from('<!doctype html><script>alert(1)</script>');
const box = (type: string, content: Buffer) => {
  const head = Buffer.from(`1234${type}`);
  head.writeUInt32BE(8 + content.length);
  return Buffer.concat([head, content]);
};
const MP4 = box('ftyp', Buffer.from('isom\0\0\0\0isom'));
const wrong: [what: string, name: string, content: Buffer, message: string][] = [
  ['HTML', 'page.mp4', page, 'Внутри файла — не MP4'],
  ['HTML in a box', 'box.mp4', Buffer.concat([MP4, box('mdat', page)]), 'повреждено'],
  ['a photograph', 'photo.mp4', await photo(), 'Внутри файла — не MP4'],
  ['a video by the name of a photograph', 'video.jpg', short, 'Внутри файла — видео: назовите его с расширением .mp4'],
  ['QuickTime', 'clip.mov', short, 'только в формате MP4'],
  ['QuickTime inside', 'clip.mp4', box('ftyp', Buffer.from('qt  \0\0\0\0qt  ')), 'только в формате MP4'],
  ['HEVC', 'hevc.mp4', await mediaSample('hevc.mp4'), 'Видео сжато HEVC (H.265)'],
  ['another sound', 'ac3.mp4', await mediaSample('ac3.mp4'), 'Звук видео — AC-3'],
  ['sound alone', 'sound.mp4', await mediaSample('sound.mp4'), 'В файле только звук'],
  ['a part of a file', 'cut.mp4', short.subarray(0, -400), 'загружено не полностью'],
  [
    'a box longer than the file',
    'long.mp4',
    Buffer.concat([MP4, Buffer.from('\xff\xff\xff\xffmoov', 'latin1')]),
    'не полностью',
  ],
];
test.each(wrong)('refuses %s: %s', async (_what, name, content, message) => {
  expect(outcome(await addVideo(api, name, content))).toEqual([415, expect.stringContaining(message)]);
});

test('requires a title and a poster of the library, which then cannot be removed', async () => {
  const add = (query: string) => api.manage('POST', `/media/${query}`, formOf('posted.mp4', short));
  expect((await add('')).json().fields).toEqual({
    alt: expect.stringContaining('название'),
    poster: expect.stringContaining('заставку'),
  });
  expect((await add('?alt=А&poster=none.jpg')).json().fields).toEqual({ poster: expect.stringContaining('нет') });
  await addMedium(api, 'first.jpg');
  await addMedium(api, 'second.jpg');
  expect((await add('?alt=А&poster=first.jpg')).statusCode).toBe(200);
  expect(await listed('first.jpg')).toMatchObject({ videos: ['posted.mp4'] });
  expect((await api.manage('GET', '/media/?unused=true&search=first')).json().total).toBe(0);
  expect(outcome(await act('first.jpg', 'remove', {}))).toEqual([
    ...[409, 'Файл first.jpg — заставка видео (posted.mp4): выберите там другую'],
  ]);
  const described = await act('posted.mp4', 'describe', { alt: 'Монтаж', poster: 'second.jpg' });
  expect(described.json()).toMatchObject({
    ...{ alt: 'Монтаж', poster: 'second.jpg', picture: { src: expect.stringContaining('/second-') } },
  });
  expect((await act('first.jpg', 'remove', {})).statusCode).toBe(200);
  expect((await act('posted.mp4', 'remove', {})).statusCode).toBe(200);
});

const shown = (address: string, blocks: object[]) => ({
  ...{ kind: 'page', address, title: 'Монтаж', h1: 'Монтаж', description: '' },
  ...{ robots: 'index, follow', access: 'public', parent: null, noheader: false, nofooter: false, blocks },
});

test('shows a video in a document, which follows its replacement and keeps it', async () => {
  const added = (await addVideo(api, 'shown.mp4')).json();
  const document = shown('/landings/video/', [
    { type: 'library_video', file: 'shown.mp4' },
    { type: 'tabs', items: [{ title: 'А', blocks: [{ type: 'library_video', file: 'shown.mp4', title: 'Иначе' }] }] },
  ]);
  const { address } = document;
  await api.manage('PUT', '/content/', { document, base: null });
  await api.manage('POST', '/content/publish/', { address, revision: 1 });
  const content = async () => {
    api.wait(10_000);
    return (await api.get(`/api${address}`)).json().content;
  };
  const video = {
    ...{ type: 'video', provider: 'file', url: added.url, title: 'Монтаж привода', duration: '0:02' },
    ...{ width: 64, height: 36, poster: { width: 800, src: expect.stringContaining('/poster-') } },
  };
  expect(await content()).toMatchObject([video, { items: [{ blocks: [{ ...video, title: 'Иначе' }] }] }]);
  expect(await listed('shown.mp4')).toMatchObject({ documents: [{ address, title: 'Монтаж' }] });
  expect(outcome(await act('shown.mp4', 'remove', {}))).toEqual([
    ...[409, `Файл shown.mp4 показывают документы ${address}: уберите его там`],
  ]);
  expect(outcome(await act('shown.mp4', 'replace', formOf('a.jpg', await photo())))).toEqual([
    ...[409, 'shown.mp4 — видео: его можно заменить только другим видео'],
  ]);
  const other = Buffer.from(short.toString('latin1').replace('isomiso2', 'isomiso3'), 'latin1');
  const silent = await act('shown.mp4', 'replace', formOf('other.mp4', other));
  expect(silent.json()).toMatchObject({ name: 'shown.mp4', poster: 'poster.jpg', alt: 'Монтаж привода' });
  await act('shown.mp4', 'describe', { alt: 'Монтаж зимой' });
  expect(await content()).toMatchObject([{ url: silent.json().url, title: 'Монтаж зимой' }, {}]);
  await act('poster.jpg', 'replace', formOf('b.jpg', await photo('#00cc33')));
  const [{ poster }] = await content();
  expect(poster.src).toContain((await listed('poster.jpg')).hash.slice(0, 10));
});

const captions = (cues: string, name = 'ru.vtt') => formOf(name, Buffer.from(cues));
const CAPTIONS = 'WEBVTT\nKind: captions\n\n1\n00:00.000 --> 00:01.500 align:middle\nСнимите крышку & плату\n';
const withoutCaptions = async () =>
  (await api.manage('GET', '/media/?captions=none')).json().items.map(({ name }: { name: string }) => name);
const stored = () => readdir(join(api.dataDir, 'media-files'));
async function captionsOf(name: string) {
  const query = sql`select captions_id from media_files where name = ${name}`;
  const [row] = await rowsOf<{ captions_id: string }>(api.db.execute(query));
  return row!.captions_id;
}

test('adds captions to a video, which pages show at an address with their hash, replaces and removes them', async () => {
  await addVideo(api, 'said.mp4');
  const document = shown('/landings/said/', [{ type: 'library_video', file: 'said.mp4' }]);
  await api.manage('PUT', '/content/', { document, base: null });
  await api.manage('POST', '/content/publish/', { address: document.address, revision: 1 });
  const content = async () => {
    api.wait(10_000);
    return (await api.get('/api/landings/said/')).json().content[0].captions;
  };
  expect([await content(), await withoutCaptions()]).toEqual([undefined, expect.arrayContaining(['said.mp4'])]);

  const added = (await act('said.mp4', 'captions', captions(CAPTIONS))).json();
  expect(added.captions).toMatch(/^\/media\/captions\/said-\d+\.vtt\?v=\w{10}$/);
  expect([await content(), await withoutCaptions()]).toEqual([
    added.captions,
    expect.not.arrayContaining(['said.mp4']),
  ]);
  const served = await get(added.captions);
  expect([served.body, served.headers]).toMatchObject([
    CAPTIONS,
    {
      ...{ 'content-type': 'text/vtt; charset=utf-8', 'x-content-type-options': 'nosniff' },
      'cache-control': expect.stringContaining('immutable'),
    },
  ]);
  const [path] = added.captions.split('?');
  expect((await get(path)).headers['cache-control']).toBe('public, max-age=300');
  expect((await get(path.replace('said', 'other'))).statusCode).toBe(404);
  const first = await captionsOf('said.mp4');
  expect(await stored()).toContain(first);
  const replaced = (await act('said.mp4', 'captions', captions(CAPTIONS.replace('крышку', 'кожух')))).json();
  expect(replaced.captions).not.toBe(added.captions);
  expect(await stored()).not.toContain(first);
  // A new recording keeps them.
  const other = Buffer.from(short.toString('latin1').replace('isomiso2', 'isomiso3'), 'latin1');
  expect((await act('said.mp4', 'replace', formOf('b.mp4', other))).json().captions).toBe(replaced.captions);

  const removed = (await act('said.mp4', 'captions/remove', {})).json();
  expect([removed.captions, await content()]).toEqual([null, undefined]);
  expect((await get(replaced.captions)).statusCode).toBe(404);
  expect(outcome(await act('said.mp4', 'captions/remove', {}))).toEqual([
    409,
    expect.stringContaining('нет субтитров'),
  ]);
  expect(outcome(await act('poster.jpg', 'captions', captions(CAPTIONS)))).toEqual([
    ...[409, expect.stringContaining('только у видео')],
  ]);

  await addVideo(api, 'gone.mp4');
  await act('gone.mp4', 'captions', captions(CAPTIONS));
  const last = await captionsOf('gone.mp4');
  await act('gone.mp4', 'remove', {});
  expect(await stored()).not.toContain(last);
});

const cue = (...lines: string[]) => ['WEBVTT', '', ...lines, ''].join('\n');
test.each<[what: string, content: string | Buffer, message: string, name?: string]>([
  ['SubRip', '1\n00:00:00,000 --> 00:00:02,000\nДа\n', 'только в формате WebVTT', 'ru.srt'],
  ['SubRip inside', '1\n00:00:00,000 --> 00:00:02,000\nДа\n', 'Строка 1: файл должен начинаться словом WEBVTT'],
  ['HTML', page, 'Строка 1: файл должен начинаться'],
  ['Windows-1251', Buffer.from([...Buffer.from(cue('00:00.000 --> 00:02.000')), 0xc4, 0xe0]), 'не в кодировке UTF-8'],
  ['a comma in a time', cue('1', '00:00,000 --> 00:02.000', 'Да'), 'Строка 4: время пишут так: 00:01:05.000'],
  ['another arrow', cue('00:00.000 -> 00:02.000', 'Да'), 'Строка 3: время пишут так'],
  ['an end before the start', cue('00:02.000 --> 00:01.000', 'Да'), 'Строка 3: реплика кончается раньше'],
  ['no time', cue('00:00.000 --> 00:02.000', 'Да', '', 'Нет'), 'Строка 6: текст без времени'],
  ['no empty line', cue('00:00.000 --> 00:02.000', 'Да', '00:02.000 --> 00:03.000'), 'Строка 5: между репликами'],
  ['another order', cue('00:02.000 --> 00:03.000', 'А', '', '00:01.000 --> 00:02.000'), 'Строка 6: реплика начинается'],
  ['no cue', cue(), 'нет ни одной реплики'],
  ['deep tags', cue('00:00.000 --> 00:02.000', '<b>'.repeat(80_000)), 'не читаются'],
  ['a long file', cue('x'.repeat(2 ** 18)), 'Субтитры больше 256 КБ'],
])('refuses captions: %s', async (_what, content, message, name = 'ru.vtt') => {
  await addVideo(api, 'captions.mp4');
  const [status, text] = outcome(await act('captions.mp4', 'captions', formOf(name, Buffer.from(content))));
  expect([status === 413 || status === 415, text]).toEqual([true, expect.stringContaining(message)]);
});

test('names a missing video at its field, and a photograph or a video in place of the other', async () => {
  await addVideo(api, 'other.mp4');
  const document = shown('/landings/wrong/', [
    { type: 'library_video', file: 'none.mp4' },
    { type: 'library_video', file: 'poster.jpg' },
    { type: 'image', picture: { file: 'other.mp4', alt: '' } },
  ]);
  const checked = await api.manage('POST', '/content/file/check/', { document, address: null, base: null });
  const { findings } = checked.json();
  expect(
    findings.map(({ path, message }: { path: string[]; message: string }) => [path.join('.'), plainText(message)]),
  ).toEqual([
    ['blocks.0.file', 'в библиотеке нет видео «none.mp4»'],
    ['blocks.1.file', 'в библиотеке нет видео «poster.jpg»'],
    ['blocks.2.picture.file', '«other.mp4» — видео, а нужна фотография'],
  ]);
  expect((await api.manage('POST', '/content/draw/', { blocks: document.blocks })).json().blocks).toEqual([
    ...[null, null, null],
  ]);
});

test.skipIf(!onServer)('refuses to remove a poster that comes into use while the removal waits', async () => {
  await addMedium(api, 'late.jpg');
  expect((await addVideo(api, 'late.mp4')).statusCode).toBe(200);
  const removal = await api.db.transaction(async (tx) => {
    await tx.execute(
      sql`update media_files set poster_id = (select id from media_files where name = 'late.jpg') where name = 'late.mp4'`,
    );
    const removing = act('late.jpg', 'remove', {});
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    while ((await rowsOf(api.db.execute(waiting))).length === 0);
    return { removing };
  });
  expect(outcome(await removal.removing)).toEqual([409, expect.stringContaining('заставка видео (late.mp4)')]);
});
