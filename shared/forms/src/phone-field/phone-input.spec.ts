import { expect, test } from '@jest/globals';
import { maskPhone, preparePhone } from './phone-input.ts';

test.each([
  ['8', '', '+7'],
  ['7', '', '+7'],
  ['+', '', '+7'],
  ['9', '', '+79'],
  ['8 (916) 123-45-67', '', '+79161234567'],
  ['9161234567', '', '+79161234567'],
  ['8882223344', '', '+78882223344'],
  ['7', '+', '7'],
  ['89161234567', '+7', '9161234567'],
  ['9161234567', '+7 (', '9161234567'],
  ['8', '+7 (', '8'],
])('«%s» typed after «%s» goes to the mask as «%s»', (typed, before, prepared) => {
  expect(preparePhone(typed, before)).toBe(prepared);
});

test.each([
  ['', ''],
  ['+7', '+7'],
  ['+7916', '+7 (916'],
  ['+79161', '+7 (916) 1'],
  ['+79161234567', '+7 (916) 123-45-67'],
])('the value «%s» is shown as «%s»', (value, shown) => {
  expect(maskPhone(value)).toBe(shown);
});
