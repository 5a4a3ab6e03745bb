import { expect, test } from '@jest/globals';
import { iconByName, iconNames } from './index.ts';

test('finds icons by the names used in data', () => {
  for (const name of ['map-pin', 'cart', 'chevron-down', 'eye-off', 'barrier', 'arrow-right'])
    expect(iconNames).toContain(name);
  expect(iconByName('no-such-icon')).toBeUndefined();
});

test.each(iconNames)('draws %s as a single path that starts at an absolute point of the grid', (name) => {
  expect(iconByName(name)).toMatch(/^[Mm][\d.\s-]/);
  expect(iconByName(name)).not.toMatch(/NaN|undefined|[^MmLlHhVvCcSsAaZz\d.,\s-]/);
});
