import type { Order } from '@site/contracts/orders';

export const order = (change: Partial<Order> = {}): Order => ({
  id: 'b1946ac9-2c4b-4f0e-9d3a-5b1f4c8e7a10',
  number: 100_045,
  created_at: '2026-11-20T11:05:00.000Z',
  status: 'awaiting_payment',
  status_label: 'Ожидает оплаты',
  customer_type: 'company',
  contact: { surname: 'Ёлкина', name: 'Анна', patronymic: '', phone: '+79161234567', email: 'anna@example.ru' },
  company: {
    inn: '0012345673', company: 'ООО «Синтетика»', kpp: '001201001', ogrn: '1000000000010', legal_address: 'Тула, Мира, 1',
    bank_name: 'АО «Банк»', bik: '044000000', checking_account: '40702810900000000001', corr_account: '',
  },
  delivery: [{ label: 'Способ получения', value: 'Самовывоз: Склад в Химках' }, { label: 'Кто заберёт', value: 'Ёлкина Анна' }],
  payment_label: 'Счёт на\u00a0оплату для организации',
  supplier: null,
  lines: [
    { product_id: 1, url: '/product/barrier-1/', picture: null, article: '903BB-0001', name: 'Шлагбаум B-1', qty: 2, unit: 'шт.', price: 12_200, sum: 24_400, note: '' },
    { product_id: 2, url: null, picture: null, article: '903BB-0002', name: 'Стойка', qty: 1, unit: 'шт.', price: 600, sum: 600, note: 'Срок поставки 4 недели' },
  ],
  goods_total: 25_000,
  delivery_total: 0,
  total: 25_000,
  vat: 4508,
  vat_rate: 22,
  lead_weeks: 4,
  comment: 'Позвоните за час',
  customer_order_no: 'А-17',
  files: [{ id: '7f8f2c0e-0d0f-4b9c-8d65-0b6f0a1c2d3e', name: 'план.pdf', size_bytes: 2048 }],
  documents: [],
  invoice: { number: 'СЧ-2026-000045', date: '2026-11-20', due_date: '2026-11-27', url: '/api/order/b1946ac9/invoice.pdf' },
  tracking: null,
  manager: { name: 'Мария Савина', phone: '+79160000001', email: 'savina@kamerton.example' },
  history: [
    { at: '2026-11-20T11:05:00.000Z', status: 'new', label: 'Новый', text: '' },
    { at: '2026-11-20T12:00:00.000Z', status: 'awaiting_payment', label: 'Ожидает оплаты', text: 'Счёт отправлен' },
  ],
  actions: ['invoice', 'cancel', 'repeat', 'question'],
  ...change,
});

export const orderSeo = (h1: string) => ({
  title: h1, description: '', h1, canonical: '/order/', robots: 'noindex', breadcrumbs: [], jsonld: [],
});
