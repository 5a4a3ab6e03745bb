import { expect, test } from '@jest/globals';
import { withDraft } from './draft-values.ts';

const defaults = { name: '', age: 0, files: [] as string[], company: { inn: '', kpp: '' } };

test('a draft comes back into fields that nobody has touched, in groups as well', () => {
  expect(withDraft(defaults, defaults, { name: 'Анна', files: ['a'], company: { inn: '0012345673' } })).toEqual({
    name: 'Анна',
    age: 0,
    files: ['a'],
    company: { inn: '0012345673', kpp: '' },
  });
});

test('what was typed meanwhile is newer than the draft', () => {
  const typed = { ...defaults, name: 'Мария', company: { inn: '', kpp: '001201001' } };
  expect(withDraft(typed, defaults, { name: 'Анна', company: { inn: '0012345673', kpp: '9' } })).toEqual({
    ...typed,
    company: { inn: '0012345673', kpp: '001201001' },
  });
});

test('a draft of another release brings only what the form still has, in the same type', () => {
  expect(withDraft(defaults, defaults, { name: 7, age: null, files: 'a', company: ['x'], gone: 'x' })).toEqual(
    defaults,
  );
});
