import { beforeAll, expect, test } from '@jest/globals';
import { type Found, lint } from './testing/lint.ts';

const STARTS = 'Expected the thing in the code first';
const WORDS = 'Expected the name of a thing or a role';
const TITLES = 'Expected a title that completes "it …"';

const awkward: [title: string, code: string, message: string][] = [
  ['a comment that begins with "what"', '// What a row shows.', STARTS],
  ['a later sentence of a comment', '/** Returns the rows. Nobody else calls it. */', STARTS],
  ['a sentence after a colon', '// Sorted: those without a price are last.', STARTS],
  ['a sentence on the second line of a comment', '// The queue is full.\n// So the request gets 503.', STARTS],
  ['a personified module', '// Answers 404 for an unknown page.', STARTS],
  ['a word inside a sentence', '// The order of a visitor whose session has expired.', WORDS],
  ['a pronoun for a user', '/** A user and his orders. */', WORDS],
  ['a comment in JSX', 'export const Note = () => <p>{/* Of the cart. */}</p>;', STARTS],
  ['a title with a subject', "test('the cart survives a login', () => {});", TITLES],
  ['a title in a table', "test.each([1])('a row of %s', () => {});", TITLES],
  ['a title in a template', 'test(`on ${device} the menu opens`, () => {});', TITLES],
  ['a step of a test', "test.step('nobody sees the price', () => {});", STARTS],
  ['a group', "test.describe('whoever is logged in', () => {});", STARTS],
];

const plain: [title: string, code: string][] = [
  ['a comment in plain English', '/** Returns the rows of an order. When the list is empty, returns null. */'],
  ['a name in code', '// `of(1)` is an observable. `what` is the label.'],
  ['a call at the beginning', '// of(1) is an observable.'],
  ['a directive', '// eslint-disable-next-line no-undef'],
  ['a title that begins with the verb', "test('keeps the cart after login', () => {});"],
  ['a title in a table', "test.each([1])('rejects %s', () => {});"],
  ['a computed title', 'test(title, () => {});'],
  ['a condition as a group', "test.describe('on a phone', () => {});"],
  ['text in JSX', 'export const Note = () => <p>Nobody knows whose it is. What now?</p>;'],
  ['strings', "export const note = 'Of his goods: none';"],
];

const all = [...awkward, ...plain].map(([, code]) => code);
const pathOf = (code: string) => `mf-sixth/src/note-${all.indexOf(code)}.tsx`;
let found: Map<string, Found[]>;

beforeAll(async () => {
  found = await lint(Object.fromEntries(all.map((code) => [pathOf(code), `${code}\n`])));
});

const messagesFor = (code: string) =>
  found
    .get(pathOf(code))!
    .filter(({ rule }) => rule === 'plain-english')
    .map(({ text }) => text);

test.each(awkward)('finds %s', (_, code, message) =>
  expect(messagesFor(code)).toEqual([expect.stringContaining(message)]),
);

test.each(plain)('accepts %s', (_, code) => expect(messagesFor(code)).toEqual([]));
