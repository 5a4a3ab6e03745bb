import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { emailRefusal, isText, ruleMessages } from './text-rules.ts';

const label = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,20}[a-z0-9])?$/);
const address = fc
  .tuple(
    fc.stringMatching(/^[\w+-]{1,20}(?:\.[\w+-]{1,20}){0,2}$/),
    fc.array(label, { minLength: 1, maxLength: 3 }),
    fc.oneof(fc.stringMatching(/^[a-z]{2,10}$/), fc.stringMatching(/^xn--[a-z0-9]{2,10}$/)),
  )
  .map(([name, labels, top]) => `${name}@${[...labels, top].join('.')}`);

test('accepts addresses with a tag, and internationalised domains', () => {
  fc.assert(fc.property(address, (text) => expect(emailRefusal(text)).toBeNull()));
});

test('gives a reason for rejected addresses, and accepts only valid mailto addresses', () => {
  fc.assert(
    fc.property(fc.oneof(address, fc.string({ unit: 'grapheme' }), fc.emailAddress()), (text) => {
      const refusal = emailRefusal(text);
      if (refusal !== null) return expect([ruleMessages.email, ruleMessages.emailCharacters]).toContain(refusal);
      expect(new URL(`mailto:${text}`).pathname).toBe(text);
      expect(text.split('@')).toHaveLength(2);
    }),
    { numRuns: 1000 },
  );
});

test.each([`${'a'.repeat(65)}@example.ru`, `a@${'b'.repeat(64)}.ru`, 'a@example.r1', 'a@example.ru-', 'a+b'])(
  'rejects %s',
  (text) => {
    expect(emailRefusal(text)).toBe(ruleMessages.email);
  },
);

test.each([
  ['Анна-Мария', true],
  ['Нижний\u00a0Новгород', true],
  ['Иван2', false],
  ['Иван\tИванов', false],
])('decides whether «%s» is a text', (text, is) => {
  expect(isText(text)).toBe(is);
});
