import { expect, test } from '@jest/globals';
import type { DraftDocument } from '@site/contracts/manage-content';
import { compareDocuments } from './compare-documents.ts';

const page = (blocks: object[], h1 = 'Контакты'): DraftDocument => ({ kind: 'page', address: '/a/', h1, blocks });
const text = (html: string) => ({ type: 'text', html });
const cards = (title: string, badge?: string) => ({
  ...{
    type: 'cards',
    title,
    columns: 3,
    items: [
      { title: 'А', text: '' },
      { title: 'Б', text: '', badge },
    ],
  },
});
const parts = (before: object[], after: object[]) =>
  compareDocuments(page(before), page(after)).parts.map(
    ({ state, before: from, after: to, isMoved }) => `${state} ${from}→${to}${isMoved ? ' moved' : ''}`,
  );

test('marks added and removed blocks at their places', () => {
  expect(parts([text('1'), text('2'), cards('В')], [{ type: 'events', limit: 3 }, text('1'), cards('В')])).toEqual([
    'added null→1',
    'same 1→2',
    'removed 2→null',
    'same 3→3',
  ]);
});

test('marks only the block that was moved, even when it was changed as well', () => {
  expect(parts([text('1'), text('2'), cards('В')], [cards('Новые'), text('1'), text('2')])).toEqual([
    'changed 3→1 moved',
    'same 1→2',
    'same 2→3',
  ]);
});

test('names changed fields with the words of their forms', () => {
  const before = page([cards('В'), { ...text('1'), visibility: 'partners' }]);
  const after = page([cards('В', 'Новинка'), text('1')], 'Адреса');
  const { head, parts: compared } = compareDocuments(before, after);
  expect(head).toEqual([{ label: 'Заголовок на\u00a0странице', before: 'Контакты', after: 'Адреса' }]);
  expect(compared.map(({ changes }) => changes)).toEqual([
    [{ label: 'Карточки, карточка 2, метка', before: null, after: 'Новинка' }],
    [{ label: 'Кому показывать', before: 'Партнёрам', after: null }],
  ]);
});

test('compares questions by their own fields', () => {
  const faq = (...answers: string[]): DraftDocument => ({
    ...{ kind: 'faq', address: '/faq/a/', title: 'А' },
    items: answers.map((answer, index) => ({ question: `Вопрос ${index + 1}?`, answer })),
  });
  const { head, parts: compared } = compareDocuments(faq('а', 'б'), faq('а', 'в', 'г'));
  expect(head).toEqual([]);
  expect(compared.map(({ name, state }) => [name, state])).toEqual([
    ['Вопрос 1?', 'same'],
    ['Вопрос 2?', 'changed'],
    ['Вопрос 3?', 'added'],
  ]);
  expect(compared[1]!.changes).toEqual([{ label: 'Ответ', before: 'б', after: 'в' }]);
});
