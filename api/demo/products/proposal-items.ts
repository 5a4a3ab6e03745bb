import type { Family } from './family.ts';
import { group, licence, sign } from './parking.ts';

/** Items of car park proposals besides equipment: signs, posts and the manufacturer's services. */
export const proposalFamilies: Family[] = [
  group({
    category: 'parking-consumables',
    group: 'M',
    warranty: 12,
    about: 'Знаки, указатели и\u00a0элементы обустройства парковки по\u00a0действующему стандарту.',
    features: ['Световозвращающая плёнка', 'Крепёж в\u00a0комплекте'],
    key: ['device_kind', 'placement'],
    weight: [2, 0.3],
    size: {
      '908SG-0020': '700 × 350 × 30',
      '908SG-0030': '700 × 350 × 30',
      '908SG-0070': '760 × 300 × 30',
      '908BU-0010': '215 × 750 × 215',
    },
    common: { placement: 'улица' },
    columns: ['device_kind'],
    rows: [
      ['Табличка 8.8 «Платные услуги»', '908SG-0020', 2600, 'знак'],
      ['Табличка 8.17 «Инвалиды»', '908SG-0030', 2600, 'знак'],
      ['Указатель «Касса»', '908SG-0070', 3400, 'указатель'],
      ['Столбик защитный', '908BU-0010', 7800, 'ограничитель'],
    ],
    drawings: {
      '908SG-0020': sign('tariff-board'),
      '908SG-0030': sign('parking'),
      '908SG-0070': sign('direction'),
      '908BU-0010': (hue) => ({
        kind: 'bollard',
        height: 750,
        diameter: 115,
        lightRing: false,
        count: 1,
        design: 'fixed',
        hue,
      }),
    },
  }),
  group({
    category: 'parking-software',
    group: 'L',
    warranty: 12,
    about:
      'Работы инженеров производителя на\u00a0объекте: оборудование принимается в\u00a0работу с\u00a0расширенной гарантией.',
    features: ['Акт и\u00a0протокол проверки', 'Выполняются после монтажа'],
    key: [],
    weight: [0.1, 0],
    size: '',
    included: [
      ['Работы', 1, 'шт.'],
      ['Акт выполненных работ', 1, 'шт.'],
    ],
    columns: [],
    rows: [
      ['ПНР точки проезда', '999PN-0010', 28000],
      ['ПНР точки оплаты', '999PN-0020', 35000],
      ['ПНР сервера', '999PN-0030', 60000],
      ['Обучение персонала, до 6 человек', '999TR-0010', 45000],
    ],
    extras: Object.fromEntries(
      ['999PN-0010', '999PN-0020', '999PN-0030', '999TR-0010'].map((article) => [article, { stock: 'in_stock' }]),
    ),
    drawings: {
      '999PN-0010': licence('lane'),
      '999PN-0020': licence('payment'),
      '999PN-0030': licence('base'),
      '999TR-0010': licence('workplace'),
    },
  }),
];
