import { expect, test } from '@jest/globals';
import { readOverride, signOverride } from './override.ts';

const secret = 'x'.repeat(32);
const claim = { name: 'mf-academy', origin: 'http://localhost:3100', expires: 2_000 };

test('a signed link holds until it expires, and for its secret alone', async () => {
  const token = await signOverride(claim, secret);
  await expect(readOverride(token, 1_000, secret)).resolves.toEqual(claim);
  await expect(readOverride(token, 3_000, secret)).resolves.toBeUndefined();
  await expect(readOverride(token, 1_000, 'y'.repeat(32))).resolves.toBeUndefined();
  const [body] = token.split('.');
  for (const forged of [body!, `${body}.`, `${body}.AAAA`, await signOverride(claim, '')])
    await expect(readOverride(forged, 1_000, secret)).resolves.toBeUndefined();
});

test('where no signature is asked for, half a link is still no link, and an address of another kind none either', async () => {
  const token = await signOverride(claim, '');
  await expect(readOverride(token, 1_000, null)).resolves.toEqual(claim);
  for (const wrong of ['', token.slice(0, 20), 'я', await signOverride({ ...claim, origin: 'file:///etc' }, '')])
    await expect(readOverride(wrong, 1_000, null)).resolves.toBeUndefined();
});
