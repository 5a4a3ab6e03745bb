import { expect, test } from '@jest/globals';
import { readOverride, signOverride } from './override.ts';

const secret = 'x'.repeat(32);
const claim = { name: 'mf-academy', origin: 'http://localhost:3100', expires: 2_000 };

test('accepts a signed link until it expires, and only with its secret', async () => {
  const token = await signOverride(claim, secret);
  await expect(readOverride(token, 1_000, secret)).resolves.toEqual(claim);
  await expect(readOverride(token, 3_000, secret)).resolves.toBeUndefined();
  await expect(readOverride(token, 1_000, 'y'.repeat(32))).resolves.toBeUndefined();
  const [body] = token.split('.');
  for (const forged of [body!, `${body}.`, `${body}.AAAA`, await signOverride(claim, '')])
    await expect(readOverride(forged, 1_000, secret)).resolves.toBeUndefined();
});

test('rejects truncated links and non-HTTP origins even without a required signature', async () => {
  const token = await signOverride(claim, '');
  await expect(readOverride(token, 1_000, null)).resolves.toEqual(claim);
  for (const wrong of ['', token.slice(0, 20), 'я', await signOverride({ ...claim, origin: 'file:///etc' }, '')])
    await expect(readOverride(wrong, 1_000, null)).resolves.toBeUndefined();
});
