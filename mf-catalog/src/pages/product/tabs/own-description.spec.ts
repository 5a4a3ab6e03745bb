import { expect, test } from '@jest/globals';
import { ownDescription } from './own-description.ts';

const lead = 'Для дворов и\u00a0парковок.';

test.each([
  ['the lead again', '<p>Для дворов и&nbsp;парковок.</p><h2>Особенности</h2>', '<h2>Особенности</h2>'],
  ['the lead alone', '<p>Для <b>дворов</b> и парковок.</p>', ''],
  ['another beginning', '<p>Открывается за 4 с.</p>', '<p>Открывается за 4 с.</p>'],
  ['no paragraph', 'Для дворов и парковок.', 'Для дворов и парковок.'],
])('removes only a duplicate lead from the description: %s', (_what, description, left) => {
  expect(ownDescription({ description, short_description: lead })).toBe(left);
});
