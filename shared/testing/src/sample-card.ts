import type { ProductCard } from '@site/contracts/catalog';

/** Returns a product card; slug, article and name contain the id. */
export const sampleCard = (id: number, change: Partial<ProductCard> = {}): ProductCard => ({
  id,
  slug: `barrier-${id}`,
  article: `903BB-${String(id).padStart(4, '0')}`,
  name: `Шлагбаум B-${id}, до 4 м`,
  picture: { src: `/media/product/barrier-${id}.svg`, alt: `Шлагбаум B-${id}`, width: 640, height: 480 },
  key_attributes: [{ label: 'Макс. ширина проезда', value: '4 м' }],
  price: { retail: 125_000 },
  stock: { state: 'in_stock', label: 'В\u00a0наличии' },
  badges: [],
  unit: 'шт.',
  min_qty: 1,
  multiplicity: 1,
  ...change,
});
