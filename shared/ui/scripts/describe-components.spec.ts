import { expect, test } from '@jest/globals';
import { components } from '../gallery/components.ts';
import { describeComponents } from './describe-components.ts';

test('matches the types and samples; otherwise run: node --import tsx shared/ui/scripts/describe-components.ts', () => {
  expect(components).toEqual(describeComponents());
});
