import { expect, test } from 'vitest';
import { typographDeep } from './typograph-deep.ts';

test('binds nested texts and leaves dates and names of files unchanged', () => {
  const at = new Date(0);
  expect(typographDeep({ at, items: [{ text: '5 кг', file: '5 кг.jpg' }] })).toEqual({
    at,
    items: [{ text: '5\u00a0кг', file: '5 кг.jpg' }],
  });
});
