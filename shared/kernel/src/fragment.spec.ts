import { expect, test } from '@jest/globals';
import { fragmentId } from './fragment.ts';

test.each([
  ['', ''],
  ['#docs', 'docs'],
  ['#%D1%86%D0%B5%D0%BD%D0%B0', 'цена'],
  ['#цена', 'цена'],
  ['#50%', '50%'],
  ['#50%25', '50%'],
  ['#%D1', '%D1'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#%zz-%41', '%zz-A'],
])('decodes %s to the id «%s»', (hash, id) => {
  expect(fragmentId(hash)).toBe(id);
});
