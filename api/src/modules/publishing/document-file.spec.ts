import { expect, test } from 'vitest';
import type { ContentDocument } from '@site/contracts/content-documents';
import { publishedDocuments } from '../../../demo/content.ts';
import { typographDeep } from '../../text/typograph-deep.ts';
import { readFile, toFile, withRevision } from './document-file.ts';

const page: ContentDocument = {
  kind: 'page',
  address: '/landings/probe/',
  title: 'Проба',
  h1: 'Проба',
  description: '',
  robots: 'index, follow',
  access: 'public',
  parent: null,
  noheader: false,
  nofooter: false,
  blocks: [
    { type: 'text', html: '<p>Один <b>и</b> <i>два</i></p><ul><li>три</li></ul>' },
    { type: 'cards', columns: 2, items: [{ title: 'А', text: 'Текст: с двоеточием' }] },
  ],
};
const text = toFile({ document: page, number: 3 });
const lines = (source: string) => source.split('\n');
const lineWith = (source: string, part: string) => lines(source).findIndex((line) => line.includes(part)) + 1;
const found = (source: string) => readFile(source).findings.map(({ line, message }) => [line, message]);

test('writes the head, then a part for each block, with markup on separate lines', () => {
  expect(text).toMatch(/^---\nkind: page\naddress: \/landings\/probe\/\nrevision: 3\n/);
  expect(text).toContain(
    '---\ntype: text\nhtml: |-\n  <p>Один <b>и</b> <i>два</i></p>\n  <ul>\n  <li>три</li>\n  </ul>\n---\n',
  );
});

test('reads a written file back unchanged', () => {
  expect(readFile(text).content).toEqual({ document: page, revision: 3 });
  expect(readFile(toFile({ document: page, number: null })).content).toEqual({ document: page, revision: null });
});

test('writes the scroll mode and reports an invalid one with its line', () => {
  const landing = { ...page, scroll: 'full-page' as const };
  const file = toFile({ document: landing, number: 3 });
  expect(file).toContain('\nscroll: full-page\n');
  expect(readFile(file).content).toEqual({ document: landing, revision: 3 });
  const broken = file.replace('scroll: full-page', 'scroll: sideways');
  expect(found(broken)).toEqual([[lineWith(broken, 'scroll: sideways'), expect.stringContaining('«full-page»')]]);
});

test('round-trips every seeded document', () => {
  const documents = typographDeep(publishedDocuments(new Date('2026-11-21T09:00:00Z')));
  expect(documents.length).toBeGreaterThan(250);
  for (const document of documents) {
    const { content, findings } = readFile(toFile({ document, number: 1 }));
    expect(findings).toEqual([]);
    expect(content?.document).toEqual(document);
  }
});

test.each<[string, string, string, string, string]>([
  ['an unknown property', 'columns: 2', 'columns: 2\ncolour: red', 'colour: red', 'blocks.1.colour: '],
  ['an invalid value', 'columns: 2', 'columns: 7', 'columns: 7', 'blocks.1.columns: '],
  [
    'a missing property in a list',
    '    text: "Текст: с двоеточием"',
    '',
    'title: А',
    'blocks.1.items.0.text: этого свойства',
  ],
  ['a block of an unknown type', 'type: cards', 'type: carts', 'type: carts', 'blocks.1.type: '],
  ['a mistake in the head', 'robots: index, follow', 'robots: yes', 'robots: yes', 'robots: '],
  ['an invalid address', 'address: /landings/probe/', 'address: landings', 'address: landings', 'address: '],
])('reports the line of %s', (_case, right, wrong, mark, message) => {
  expect(text).toContain(right);
  const broken = text.replace(right, wrong);
  expect(found(broken)).toEqual([[lineWith(broken, mark), expect.stringContaining(message)]]);
});

test('reports invalid YAML and an empty file', () => {
  const broken = text.replace('title: Проба', 'title: "Проба');
  expect(found(broken).length).toBeGreaterThan(0);
  expect(found('')).toEqual([[1, 'файл пуст']]);
});

test('replaces the revision number or adds it below the address', () => {
  expect(withRevision(text, 4)).toBe(text.replace('revision: 3', 'revision: 4'));
  expect(withRevision(toFile({ document: page, number: null }), 1)).toBe(toFile({ document: page, number: 1 }));
});
