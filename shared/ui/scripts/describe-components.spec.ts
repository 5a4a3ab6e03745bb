import { expect, test } from '@jest/globals';
import { components } from '../src/gallery/components.ts';
import { describeComponents } from './describe-components.ts';

test('the component page says what the types and the samples say; else: node --import tsx shared/ui/scripts/describe-components.ts', () => {
  expect(components).toEqual(describeComponents());
});
