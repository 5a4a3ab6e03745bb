import { expect, test } from '@jest/globals';
import { changedValues, withDraft } from './draft-values.ts';

const defaults = { name: '', age: 0, files: [] as string[], company: { inn: '', kpp: '' } };

test('restores a draft into untouched fields, in groups as well', () => {
  expect(withDraft(defaults, defaults, { name: 'Анна', files: ['a'], company: { inn: '0012345673' } })).toEqual({
    name: 'Анна',
    age: 0,
    files: ['a'],
    company: { inn: '0012345673', kpp: '' },
  });
});

test('stores changed fields only, so that a login fills in the others', () => {
  const typed = { ...defaults, name: 'Анна', company: { inn: '', kpp: '001201001' } };
  const draft = changedValues(typed, defaults);
  expect(draft).toEqual({ name: 'Анна', company: { kpp: '001201001' } });
  const profile = { ...defaults, name: 'Мария', age: 30, company: { inn: '0012345673', kpp: '' } };
  expect(withDraft(profile, profile, draft)).toEqual({
    ...profile,
    name: 'Анна',
    company: { inn: '0012345673', kpp: '001201001' },
  });
});

test('prefers what was typed meanwhile to the draft', () => {
  const typed = { ...defaults, name: 'Мария', company: { inn: '', kpp: '001201001' } };
  expect(withDraft(typed, defaults, { name: 'Анна', company: { inn: '0012345673', kpp: '9' } })).toEqual({
    ...typed,
    company: { inn: '0012345673', kpp: '001201001' },
  });
});

test('restores from another release’s draft only fields that exist with the same type', () => {
  expect(withDraft(defaults, defaults, { name: 7, age: null, files: 'a', company: ['x'], gone: 'x' })).toEqual(
    defaults,
  );
});
