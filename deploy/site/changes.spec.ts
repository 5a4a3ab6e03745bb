import { expect, test } from '@jest/globals';
import { isConcerned } from './changes.ts';

test.each([
  ['api', 'api/src/main.ts', true],
  ['api', 'shared/kernel/src/money.ts', true],
  ['api', 'mf-academy/src/routes.ts', false],
  ['mf-academy', 'shared/ui/src/fonts.css', true],
  // Through @site/forms and @site/contracts.
  ['mf-account', 'shared/kernel/src/money.ts', true],
  ['mf-academy', 'mf-account/src/routes.ts', false],
  ['api', 'jest.config.mjs', true],
])('tests %s after a change of %s: %s', (folder, file, concerned) => {
  expect(isConcerned(folder, [file])).toBe(concerned);
});
