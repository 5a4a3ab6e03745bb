import { expect, test } from '@jest/globals';
import { ESLint } from 'eslint';
import { plainEnglish } from './plain-english.mjs';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { site: { rules: { 'plain-english': plainEnglish } } },
    rules: { 'site/plain-english': 'error' },
  },
});

async function messageIds(code: string): Promise<(string | undefined)[]> {
  const [result] = await eslint.lintText(`${code}\n`);
  return result!.messages.map(({ messageId }) => messageId);
}

test.each([
  ['a comment that begins with "what"', '// What a row shows.', 'start'],
  ['a later sentence of a comment', '/** Returns the rows. Nobody else calls it. */', 'start'],
  ['a sentence after a colon', '// Sorted: those without a price are last.', 'start'],
  ['a sentence on the second line of a comment', '// The queue is full.\n// So the request gets 503.', 'start'],
  ['a personified module', '// Answers 404 for an unknown page.', 'start'],
  ['a word inside a sentence', '// The order of a visitor whose session has expired.', 'word'],
  ['a pronoun for a user', '/** A user and his orders. */', 'word'],
  ['a comment in JSX', 'export const Note = () => <p>{/* Of the cart. */}</p>;', 'start'],
  ['a title with a subject', "test('the cart survives a login', () => {});", 'title'],
  ['a title in a table', "test.each([1])('a row of %s', () => {});", 'title'],
  ['a title in a template', 'test(`on ${device} the menu opens`, () => {});', 'title'],
  ['a step of a test', "test.step('nobody sees the price', () => {});", 'start'],
  ['a group', "test.describe('whoever is logged in', () => {});", 'start'],
])('finds %s', async (_, code, messageId) => expect(await messageIds(code)).toEqual([messageId]));

test.each([
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
])('accepts %s', async (_, code) => expect(await messageIds(code)).toEqual([]));
