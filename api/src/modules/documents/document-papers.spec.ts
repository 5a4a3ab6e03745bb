import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '@site/contracts/catalog';
import { eq } from 'drizzle-orm';
import { pdfAlternatives, pdfStructure, pdfText } from '../../../test/pdf-text.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { products } from '../../tables/catalog-tables.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  await api.sweep('documents');
});
afterAll(() => api.close());

/** A list of spare parts as the page of its product offers it. */
async function partsOf(slug: string) {
  const { product } = (await api.get(`/api/product/${slug}/`)).json().pagedata as { product: Product };
  const document = product.documents.find(({ kind }) => kind === 'Деталировка')!;
  const { bytes } = await api.get(document.url, { key: null });
  return { product, document, bytes };
}

test.each(['privod-sl-80', 'shlagbaum-ba-40'])(
  'begins the list of spare parts of %s with its exploded drawings, numbered as its lines',
  async (slug) => {
    const { product, document, bytes } = await partsOf(slug);
    expect((await pdfStructure(bytes)).tree).toMatch(/^Root\(Document\(P H1 (Figure P )+H2 P/);
    const numbers = product.spare_parts.map(({ position }) => position).sort((a, b) => Number(a) - Number(b));
    const drawn = (await pdfAlternatives(bytes)).find((alt) => alt.includes(product.name));
    expect(drawn).toMatch(new RegExp(`деталировка\\. Позиции на чертеже: ${numbers.join(', ')}$`));
    const text = await pdfText(bytes);
    for (const position of numbers) expect(text).toContain(`Поз. ${position}. `);
    expect(text).toContain(`артикул ${product.article}`);
    expect(document.size_bytes).toBe(bytes.length);
  },
);

test('follows the drawing of the page, and states the new size', async () => {
  const before = await partsOf('privod-sl-80');
  const gone = before.product.spare_parts[0]!;
  await api.db.update(products).set({ is_published: false }).where(eq(products.slug, gone.product.slug));
  api.wait(60_000);
  await api.sweep('documents');
  const after = await partsOf('privod-sl-80');
  expect(after.bytes.equals(before.bytes)).toBe(false);
  expect(after.document.size_bytes).toBe(after.bytes.length);
});
