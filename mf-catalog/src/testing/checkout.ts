import type { Cart, CartItem } from '@site/contracts/cart';
import type { CheckoutOptions } from '@site/contracts/orders';
import { card } from './products.ts';

export const cartItem = (id: number, change: Partial<CartItem> = {}): CartItem => ({
  product: card(id),
  qty: 1,
  price: 12_200,
  price_retail: 12_200,
  sum: 12_200,
  sum_retail: 12_200,
  available: true,
  note: '',
  ships_on: '2026-11-26',
  changes: [],
  ...change,
});

export const cart = (change: Partial<Cart> = {}): Cart => ({
  items: [cartItem(1)],
  qty: 1,
  total: 12_200,
  total_retail: 12_200,
  vat: 2200,
  vat_rate: 22,
  changed: false,
  blocked: [],
  ...change,
});

export const checkoutOptions = (change: Partial<CheckoutOptions> = {}): CheckoutOptions => ({
  open: true,
  customer_type: 'person',
  contact: { surname: 'Ёлкина', name: 'Анна', patronymic: '', phone: '+79161234567', email: 'anna@example.ru' },
  company: null,
  payment_days: 5,
  warehouses: [
    { value: 'khimki', label: 'Склад в Химках', hours: 'Пн–Пт, 9:00–18:00' },
    { value: 'shushary', label: 'Склад в Шушарах', hours: 'Пн–Пт, 9:00–17:30' },
  ],
  carriers: ['ПЭК', 'СДЭК', 'Другая'],
  courier_cities: ['Москва', 'Химки'],
  courier_price: 1500,
  free_delivery_from: 50_000,
  courier_dates: ['2026-11-24', '2026-11-25'],
  payments: { person: [], company: ['invoice'] },
  credit: null,
  suppliers: [],
  consents: { personal_url: '/consent-order/', terms_url: '/terms/', policy_url: '/policy/' },
  company_lookup: { url: 'https://suggestions.example/party', token: 'open-key' },
  ...change,
});

export const emptyContact = { surname: '', name: '', patronymic: '', phone: '', email: '' };
