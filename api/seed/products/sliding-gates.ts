import { type Family, number, quiet, shown } from './family.ts';

const weightTail = (voltage = true): NonNullable<Family['tail']> => (a) =>
  `до ${shown(number(a, 'max_leaf_weight'))} кг${voltage ? `, ${String(a.motor_voltage)}` : ''}`;

const included = [
  ['Привод с блоком управления', 1, 'шт.'], ['Монтажное основание с анкерами', 1, 'компл.'], ['Концевые выключатели', 1, 'компл.'],
  ['Ключ разблокировки', 2, 'шт.'], ['Паспорт изделия', 1, 'шт.'],
] as const;

export const slidingFamilies: Family[] = [
  {
    category: 'sliding-home', series: 'SL', kind: 'Привод для откатных ворот', tail: weightTail(), group: 'A', warranty: 36, country: 'Россия',
    weight: [9.5, 1.1], size: '330 × 320 × 210',
    about: 'Серия SL рассчитана на ворота частного дома: тихий редуктор в масляной ванне, плавный пуск и остановка, разблокировка ключом снаружи при отключении сети.',
    features: ['Магнитные концевые выключатели не боятся снега и наледи', 'Плата со встроенным радиоприёмником на 120 пультов', 'Замедление у крайних положений настраивается отдельно'],
    included, key: ['max_leaf_weight', 'leaf_speed', 'motor_voltage', 'duty_cycle', 'ip'],
    attrs: { limit_type: 'магнитные', encoder: true, ip: 'IP44', temp_min: -40, kit: false },
    columns: ['max_leaf_weight', 'max_leaf_length', 'leaf_speed', 'power', 'thrust', 'motor_voltage', 'duty_cycle', 'battery_ready'],
    rows: [
      ['SL-40', '901SL-0040', 24900, 400, 6, 12, 170, 350, '24 В', '100', true],
      ['SL-60', '901SL-0060', 28700, 600, 8, 11, 270, 500, '24 В', '100', true],
      ['SL-80', '901SL-0080', 32400, 800, 10, 10.5, 350, 700, '230 В', '50', false],
      ['SL-100', '901SL-0100', 37900, 1000, 12, 10, 420, 850, '230 В', '50', false],
      ['SL-80F', '901SL-0085', 41600, 800, 10, 18, 400, 650, '24 В', '100', true],
      ['SL-50', '901SL-0050', 26300, 500, 7, 10, 230, 420, '230 В', '30', false],
    ],
    extras: {
      '901SL-0080': { badges: ['hit'], oldArticles: ['001SL80-24'] },
      '901SL-0085': { badges: ['new'] },
      '901SL-0050': { stock: 'discontinued', successor: '901SL-0060', badges: ['discontinued'] },
    },
    draw: (a, i) => ({
      kind: 'sliding-operator', powerClass: number(a, 'max_leaf_weight') > 700 ? 2 : 1, shape: i % 2 ? 'sloped' : 'rounded',
      keyCover: i % 3 ? 'front' : 'side', rack: i % 2 === 0, lamp: false, hue: quiet(i),
    }),
  },
  {
    category: 'sliding-industrial', series: 'TITAN', kind: 'Привод для откатных ворот', tail: weightTail(), group: 'A', warranty: 24, country: 'Италия',
    weight: [21, 4.5], size: '420 × 410 × 280',
    about: 'TITAN — привод для ворот предприятий, складов и жилых комплексов с непрерывным потоком машин. Литой корпус, бронзовое червячное колесо и принудительное охлаждение держат режим круглосуточно.',
    features: ['Интенсивность до 100 % при температуре от −40 °C', 'Электронный контроль усилия по энкодеру', 'Место под вторую плату расширения и модуль Ethernet'],
    included, key: ['max_leaf_weight', 'leaf_speed', 'motor_voltage', 'duty_cycle', 'power'],
    attrs: { limit_type: 'механические', battery_ready: false, ip: 'IP54', temp_min: -40, kit: false },
    columns: ['max_leaf_weight', 'max_leaf_length', 'leaf_speed', 'power', 'thrust', 'motor_voltage', 'duty_cycle', 'encoder'],
    rows: [
      ['TITAN-15', '901TN-0150', 68900, 1500, 14, 10, 520, 1200, '230 В', '50', true],
      ['TITAN-20', '901TN-0200', 89500, 2000, 16, 9.5, 600, 1600, '230 В', '100', true],
      ['TITAN-25', '901TN-0250', 118000, 2500, 18, 9, 680, 2100, '400 В', '100', true],
      ['TITAN-35', '901TN-0350', 164000, 3500, 20, 8.5, 800, 2700, '400 В', '100', false],
      ['TITAN-15R', '901TN-0155', 96800, 1500, 14, 22, 750, 1100, '400 В', '100', true],
    ],
    extras: { '901TN-0350': { stock: 'backorder' }, '901TN-0155': { badges: ['new'], stock: 'expected' }, '901TN-0150': { badges: ['hit'] } },
    draw: (a, i) => ({
      kind: 'sliding-operator', powerClass: number(a, 'max_leaf_weight') > 2200 ? 4 : 3, shape: 'square', keyCover: 'side',
      rack: i % 2 === 1, lamp: i === 4, hue: i === 4 ? 'orange' : quiet(i),
    }),
  },
  {
    category: 'sliding-kits', series: 'SL', kind: 'Комплект для откатных ворот', tail: weightTail(false), group: 'A', warranty: 36, country: 'Россия', unit: 'компл.',
    weight: [14, 2], size: '520 × 380 × 300',
    about: 'Готовый комплект: привод, два пульта, фотоэлементы, сигнальная лампа с антенной и рейка. Всё проверено вместе на заводе, монтаж занимает один день.',
    features: ['Четыре метра рейки с крепежом уже в коробке', 'Пульты записаны в память платы', 'Один паспорт и одна гарантия на весь комплект'],
    included: [
      ['Привод с блоком управления', 1, 'шт.'], ['Пульт четырёхканальный', 2, 'шт.'], ['Фотоэлементы', 1, 'компл.'],
      ['Сигнальная лампа с антенной', 1, 'шт.'], ['Рейка зубчатая, 1 м', 4, 'шт.'],
    ],
    key: ['max_leaf_weight', 'max_leaf_length', 'motor_voltage', 'duty_cycle'],
    attrs: { limit_type: 'магнитные', encoder: true, ip: 'IP44', temp_min: -40, kit: true },
    columns: ['max_leaf_weight', 'max_leaf_length', 'leaf_speed', 'power', 'thrust', 'motor_voltage', 'duty_cycle', 'battery_ready'],
    rows: [
      ['SL-40 Дача', '9K01SL-0400', 39900, 400, 5, 12, 170, 350, '24 В', '100', true],
      ['SL-60 Дом', '9K01SL-0600', 46800, 600, 6, 11, 270, 500, '24 В', '100', true],
      ['SL-80 Коттедж', '9K01SL-0800', 52300, 800, 8, 10.5, 350, 700, '230 В', '50', false],
      ['SL-100 Усадьба', '9K01SL-1000', 61700, 1000, 10, 10, 420, 850, '230 В', '50', false],
    ],
    extras: { '9K01SL-0600': { badges: ['promo', 'hit'] }, '9K01SL-1000': { stock: 'low_stock' } },
    draw: (_a, i) => ({ kind: 'sliding-operator', powerClass: i > 1 ? 2 : 1, shape: i % 2 ? 'rounded' : 'sloped', keyCover: 'front', rack: true, lamp: true, hue: quiet(i + 1) }),
  },
  {
    category: 'sliding-accessories', series: 'RG', kind: 'Рейка зубчатая', tail: (a) => String(a.material), group: 'C', warranty: 24, country: 'Россия', unit: 'м', minQty: 1,
    weight: [0.9, 1.3], size: '1000 × 30 × 20',
    about: 'Рейка модуля 4 передаёт усилие привода на створку. Секции по одному метру стыкуются без подгонки.',
    features: ['Крепёж в комплекте', 'Овальные отверстия для регулировки по высоте'],
    key: ['max_leaf_weight', 'material'], attrs: {}, columns: ['max_leaf_weight', 'material'],
    rows: [
      ['RG-4N', '901RG-0010', 1150, 500, 'нейлон со стальным сердечником'],
      ['RG-4S', '901RG-0020', 1480, 2000, 'оцинкованная сталь, 8 мм'],
      ['RG-4H', '901RG-0030', 2350, 3500, 'оцинкованная сталь, 12 мм'],
    ],
    extras: { '901RG-0020': { badges: ['hit'] } },
    draw: (_a, i) => ({ kind: 'gate-hardware', item: i === 0 ? 'rack-nylon' : 'rack-steel', hue: quiet(i) }),
  },
  {
    category: 'sliding-accessories', series: 'BL', kind: 'Комплект консольной балки', tail: (a) => `створка до ${shown(number(a, 'max_leaf_weight'))} кг`, group: 'C', warranty: 24, country: 'Россия', unit: 'компл.',
    weight: [48, 26], size: '6000 × 95 × 85',
    about: 'Балка, две роликовые опоры, концевой ролик и ловители: всё, что нужно для консольных ворот без рельса в проезде.',
    features: ['Сталь с горячим цинкованием', 'Закрытые подшипники на весь срок службы'],
    included: [['Балка направляющая', 1, 'шт.'], ['Роликовая опора', 2, 'шт.'], ['Ролик концевой', 1, 'шт.'], ['Ловитель нижний', 1, 'шт.'], ['Ловитель верхний', 1, 'шт.']],
    key: ['max_leaf_weight', 'max_leaf_length'], attrs: {}, columns: ['max_leaf_weight', 'max_leaf_length'],
    rows: [
      ['BL-400', '901BL-0040', 21800, 400, 6],
      ['BL-800', '901BL-0080', 34600, 800, 9],
      ['BL-1600', '901BL-0160', 58900, 1600, 14],
    ],
    extras: { '901BL-0160': { stock: 'on_request' } },
    draw: (_a, i) => ({ kind: 'gate-hardware', item: (['beam', 'roller-carriage', 'end-roller'] as const)[i] ?? 'beam', hue: quiet(i) }),
  },
];
