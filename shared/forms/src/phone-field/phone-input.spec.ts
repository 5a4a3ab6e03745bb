import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { finishPhone, heldPhone, maskPhone, typePhone } from './phone-input.ts';

test.each([
  ['', ''],
  ['+', '+'],
  ['8', '+7'],
  ['+7', '+7'],
  ['+7916', '+7 (916'],
  ['+79161', '+7 (916) 1'],
  ['+79161234567', '+7 (916) 123-45-67'],
  ['+998 90', '+998 90'],
  ['+7 (916) 123-45-678', '+7 (916) 123-45-678'],
])('displays the value «%s» as «%s»', (value, shown) => {
  expect(maskPhone(value)).toBe(shown);
});

/** `|` marks the caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const marked = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`;

test.each([
  ['a digit in the middle', '+7 (916) 1', '+7 (9|16) 1', '+7 (95|16) 1', '+7 (95|1) 61'],
  ['a whole number after a part of one', '+7 (91', '+7 (91|', '+7 (9189161234567|', '+7 (916) 123-45-67|'],
  ['a whole number before a part of one', '+7 (91', '|+7 (91', '89161234567|+7 (91', '+7 (916) 123-45-67|'],
  ['a whole number over another', '+7 (903) 123-45-67', '', '+7 (903) 123-45-6789161234567|', '+7 (916) 123-45-67|'],
  ['a foreign number after a part of one', '+7 (91', '', '+7 (91+998 90 123-45-67|', '+998 90 123-45-67|'],
  ['one digit too many', '+7 (916) 123-45-67', '', '+7 (916) 123-45-678|', '+7 (916) 123-45-678|'],
  ['a letter', '+7 (916', '', '+7 (916f|', '+7 (916|'],
])('types %s', (_case, before, _caret, edit, shown) => {
  expect(marked(typePhone(before, at(edit)))).toBe(shown);
});

test.each([
  ['backwards over a bracket', '+7 (916) 1', '+7 (916 |1', false, '+7 (91|1'],
  ['forwards over a bracket', '+7 (916) 123', '+7 (916| 123', true, '+7 (916) |23'],
  ['backwards at the end', '+7 (916) 1', '+7 (916) |', false, '+7 (916|'],
  ['of a digit too many', '+7 (916) 123-45-678', '+7 (916) 123-45-67|', false, '+7 (916) 123-45-67|'],
])('deletes %s', (_case, before, edit, isForward, shown) => {
  expect(marked(typePhone(before, at(edit), isForward))).toBe(shown);
});

test('reads ten digits with a leading 8 as a national number when typing is finished', () => {
  expect(finishPhone('+7 (882) 223-34-4', true)).toBe('+7 (888) 222-33-44');
  expect(finishPhone('+7 (882) 223-34-4', false)).toBe('+7 (882) 223-34-4');
  expect(finishPhone('+7 (916) 123-45-67', true)).toBe('+7 (916) 123-45-67');
});

const typeAll = (text: string) => {
  let state = { text: '', caret: 0 };
  for (const sign of text) state = typePhone(state.text, { text: state.text + sign, caret: state.text.length + 1 });
  return state.text;
};

test('yields the same number, or none, typed one by one or pasted at once', () => {
  const texts = fc.stringMatching(/^\+?[0-9 ()-]{0,18}$/);
  fc.assert(
    fc.property(texts, (text) => {
      const pasted = heldPhone(typePhone('', { text, caret: text.length }).text);
      const typed = heldPhone(typeAll(text));
      if (/^\+7\d{10}$/.test(typed)) expect([pasted, `+7${pasted.slice(2)}`]).toContain(typed);
    }),
    { numRuns: 2000 },
  );
});

test('reads the displayed text back as the held value', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[0-9 ()-]{0,24}$/), (text) => {
      expect(heldPhone(maskPhone(text))).toBe(heldPhone(text));
      expect(maskPhone(heldPhone(text))).toBe(maskPhone(/\d/.test(text) ? text : ''));
    }),
    { numRuns: 2000 },
  );
});
