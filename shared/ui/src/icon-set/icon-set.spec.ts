import { expect, test } from '@jest/globals';
import { iconByName, iconNames } from './index.ts';

test('icons are found by the names that data uses', () => {
  for (const name of ['map-pin', 'cart', 'chevron-down', 'eye-off', 'barrier', 'arrow-right'])
    expect(iconNames).toContain(name);
  expect(iconByName('no-such-icon')).toBeUndefined();
});

test.each(iconNames)('%s is one path that begins at an absolute point of the grid', (name) => {
  expect(iconByName(name)).toMatch(/^[Mm][\d.\s-]/);
  expect(iconByName(name)).not.toMatch(/NaN|undefined|[^MmLlHhVvCcSsAaZz\d.,\s-]/);
});
