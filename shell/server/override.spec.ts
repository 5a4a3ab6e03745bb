import { expect, test } from '@jest/globals';
import { readOverride, signOverride } from './override.ts';

const secret = 'x'.repeat(32);
const claim = { origin: 'http://localhost:3100', expires: 2_000 };
const production = { NODE_ENV: 'production', OVERRIDE_SECRET: secret } as const;

test('in production only a signed link that has not expired shows a remote under development', () => {
  expect(readOverride(signOverride(claim, secret), 1_000, production)).toEqual(claim);
  expect(readOverride(signOverride(claim, secret), 3_000, production)).toBeUndefined();
  expect(readOverride(signOverride(claim, 'y'.repeat(32)), 1_000, production)).toBeUndefined();
  expect(readOverride(signOverride(claim, ''), 1_000, production)).toBeUndefined();
  expect(readOverride(signOverride(claim, secret), 1_000, { NODE_ENV: 'production', OVERRIDE_SECRET: undefined })).toBeUndefined();
});

test('outside production the link needs no secret, and half a link is no link', () => {
  const development = { NODE_ENV: 'development', OVERRIDE_SECRET: undefined } as const;
  expect(readOverride(signOverride(claim, ''), 1_000, development)).toEqual(claim);
  expect(readOverride(signOverride(claim, '').slice(0, 20), 1_000, development)).toBeUndefined();
  expect(readOverride('', 1_000, development)).toBeUndefined();
});
