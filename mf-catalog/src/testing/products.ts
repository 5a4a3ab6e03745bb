import type { Product } from '@site/contracts/catalog';
import type { Category } from '@site/contracts/site-data';
import { sampleCard } from '@site/testing/sample-card';

export { sampleCard as card } from '@site/testing/sample-card';

export const category = (url: string, name: string, id = 1): Category => ({
  id,
  parent_id: null,
  url,
  name,
  image: { image: `/media/category/${url}.svg` },
  products_count: 21,
});

export const product = (change: Partial<Product> = {}): Product => ({
  ...sampleCard(1),
  category: category('barriers', 'Шлагбаумы'),
  series: 'B',
  pictures: [
    {
      src: '/media/product/barrier-1.svg',
      alt: 'Шлагбаум B-1',
      width: 640,
      height: 480,
      schematic: true,
      drawing: false,
    },
    {
      ...{ src: '/media/product/barrier-1.front.svg', alt: 'Шлагбаум B-1: вид спереди', width: 640, height: 480 },
      schematic: true,
      drawing: false,
    },
  ],
  turn: [],
  videos: [],
  short_description: 'Для дворов и\u00a0небольших парковок.',
  description: '<p>Открывается за 4 с.</p>',
  attributes: [
    { code: 'passage_width', label: 'Макс. ширина проезда, м', value: '4', group: 'main' },
    { code: 'motor_voltage', label: 'Питание двигателя', value: '24 В', group: 'electric' },
    { code: 'temp_min', label: 'Минимальная температура, °C', value: '−40', group: 'conditions' },
  ],
  included_items: [{ name: 'Тумба с приводом', qty: 1, unit: 'шт.' }],
  documents: [
    {
      id: 1,
      title: 'Инструкция по монтажу',
      kind: 'instructions',
      format: 'pdf',
      size_bytes: 2_516_582,
      updated_at: '2026-03-12',
      url: '/media/documents/1.pdf',
    },
  ],
  accessories: [],
  spare_parts: [],
  parts_picture: null,
  parts_areas: [],
  analogs: [],
  successor: null,
  replaces: [],
  questions: { items: [], total: 0 },
  warranty_months: 24,
  ships_on: '2026-11-26',
  old_articles: [],
  bought_together: [],
  ...change,
});
