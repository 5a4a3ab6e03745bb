import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BlockOf } from '@site/contracts/blocks';
import { PageResponse } from '@site/contracts/page';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { pdfText } from '../../../test/pdf-text.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

async function requisites(): Promise<BlockOf<'requisites'>> {
  const { content } = PageResponse.parse((await api.get('/api/about/contacts/')).json());
  return content.find((block) => block.type === 'requisites')!;
}

test('shows the payment and contract details on the contacts page and in the PDF', async () => {
  const { items, pdf } = await requisites();
  expect(Object.fromEntries(items.map(({ label, value }) => [label, value]))).toMatchObject({
    Наименование: 'АО «Камертон»',
    ИНН: '0077000003',
    БИК: '044000000',
    'Расчётный счёт': '40702810900000000001',
  });
  const file = await api.get(pdf, { key: null });
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
  const text = await pdfText(file.bytes);
  for (const { label, value } of items)
    expect(text.replace(/\s+/g, '')).toContain(`${label}${value}`.replace(/\s+/g, ''));
});

test('encodes the payment details in a QR code', async () => {
  const { code } = await requisites();
  const answer = await api.get(code, { key: null });
  expect(answer.headers['content-type']).toBe('image/svg+xml');
  const { data, info } = await sharp(answer.bytes)
    .resize(600, 600, { kernel: 'nearest' })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ ...info, data })).toBe(
    'ST00012|Name=АО «Камертон»|PersonalAcc=40702810900000000001|BankName=АО «Примерный банк», г. Москва|' +
      'BIC=044000000|CorrespAcc=30101810800000000000|PayeeINN=0077000003|KPP=007701001',
  );
});
