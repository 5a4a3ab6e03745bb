import { expect, test } from '@jest/globals';
import { listed } from './listed.ts';

test.each([
  [[], ''],
  [['Парковки'], 'Парковки'],
  [['Парковки', 'Шлагбаумы', 'Контроль доступа'], 'Парковки, шлагбаумы, контроль доступа'],
  [['Ворота', 'СКУД', 'QR-код', 'Wi-Fi', 'IP-домофония'], 'Ворота, СКУД, QR-код, Wi-Fi, IP-домофония'],
  [['Ворота', 'Модули GSM'], 'Ворота, модули GSM'],
  [['продажа', 'монтаж'], 'продажа, монтаж'],
])('joins %j to «%s»', (names, expected) => {
  expect(listed(names)).toBe(expected);
});
