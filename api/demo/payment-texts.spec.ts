import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { siteValueRows } from './site.ts';

const AGREED = /способ оплаты согласует менеджер/;

test.each(['terms', 'delivery'])('names in /%s/ the payment that the checkout offers to individuals', async (page) => {
  const offered = siteValueRows.find(({ key }) => key === 'payments_person')?.value;
  const text = await readFile(new URL(`./content/${page}.yaml`, import.meta.url), 'utf8');
  expect({ offered, agreed: AGREED.test(text) }).toEqual({
    offered,
    agreed: Array.isArray(offered) && offered.length === 0,
  });
});
