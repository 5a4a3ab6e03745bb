import { expect, test } from '@jest/globals';
import { pinPlaces } from './pin-places.ts';

test('one place is in the middle; of several, east is on the right and north is above', () => {
  expect(pinPlaces([[37.6, 55.7]])[0]!.x).toBeCloseTo(0.5);
  const [moscow, petersburg, omsk] = pinPlaces([
    [37.6, 55.75],
    [30.3, 59.9],
    [73.4, 55],
  ]);
  expect(petersburg!.x).toBeLessThan(moscow!.x);
  expect(moscow!.x).toBeLessThan(omsk!.x);
  expect(petersburg!.y).toBeLessThan(moscow!.y);
  expect(moscow!.y).toBeLessThan(omsk!.y);
});
