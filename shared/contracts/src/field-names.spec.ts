import { expect, test } from '@jest/globals';
import { joinFieldNames } from './field-names.ts';

test('rejects a field with two names', () => {
  expect(joinFieldNames([{ name: 'Имя' }, { inn: 'ИНН' }])).toEqual({ name: 'Имя', inn: 'ИНН' });
  expect(() => joinFieldNames([{ name: 'Имя' }, { name: 'Название' }])).toThrow(
    'The field name is named twice: «Имя» and «Название»',
  );
});
