import { type Family, number, shown } from './family.ts';

const widthTail: Family['tail'] = (a) => `проезд до ${shown(number(a, 'passage_width'))} м`;
const columns = [
  'passage_width',
  'opening_time',
  'duty_cycle',
  'motor_voltage',
  'boom_type',
  'housing',
  'boom_lights',
  'resource',
  'heating',
];
const key = ['passage_width', 'opening_time', 'duty_cycle', 'motor_voltage', 'resource'];
const included = [
  ['Тумба шлагбаума с блоком управления', 1, 'шт.'],
  ['Монтажное основание', 1, 'шт.'],
  ['Пружина балансировочная', 1, 'компл.'],
  ['Ключ разблокировки', 2, 'шт.'],
  ['Паспорт изделия', 1, 'шт.'],
] as const;

const boomTypes = {
  'прямая круглая': 'straight',
  'прямая овальная': 'oval',
  шарнирная: 'articulated',
  'с юбкой': 'skirt',
} as const;
const boomType = (value: unknown) => boomTypes[value as keyof typeof boomTypes];

const draw: Family['draw'] = (a, i, hue) => ({
  kind: 'barrier',
  boomLength: Math.min(8, number(a, 'passage_width')),
  boomType: boomType(a.boom_type),
  stripes: 'graphite',
  housing: a.housing === 'нержавеющая сталь' ? 'steel' : 'painted',
  boomLights: a.boom_lights === true,
  hue,
});

const base = {
  kind: 'Шлагбаум автоматический',
  tail: widthTail,
  group: 'A',
  columns,
  key,
  included,
  draw,
  attrs: { ip: 'IP54', temp_min: -40 },
} as const;

export const barrierFamilies: Family[] = [
  {
    ...base,
    category: 'barriers-4m',
    series: 'BA',
    warranty: 36,
    country: 'Россия',
    weight: [42, 3],
    size: '330 × 1010 × 270',
    about:
      'Шлагбаум BA для дворов, парковок и проходных: сбалансированная стрела движется мягко, а тумба выдерживает снег, соль и тысячи проездов в день.',
    features: [
      'Замедление в крайних положениях',
      'Вход для петли, фотоэлементов и светофора',
      'Опознавание препятствия по току двигателя',
    ],
    rows: [
      ['BA-25', '903BA-0025', 68900, 2.5, 1.8, '100', '24 В', 'прямая круглая', 'окрашенная сталь', false, 2, false],
      ['BA-30', '903BA-0030', 74500, 3, 2.2, '100', '24 В', 'прямая овальная', 'окрашенная сталь', true, 2, false],
      ['BA-40', '903BA-0040', 82900, 4, 3, '100', '24 В', 'прямая овальная', 'окрашенная сталь', true, 2, false],
      ['BA-40N', '903BA-0045', 104000, 4, 3, '100', '24 В', 'прямая овальная', 'нержавеющая сталь', true, 2, true],
      ['BA-35J', '903BA-0035', 98600, 3.5, 4, '50', '230 В', 'шарнирная', 'окрашенная сталь', false, 1, false],
    ],
    extras: { '903BA-0040': { badges: ['hit'] }, '903BA-0025': { stock: 'low_stock' } },
  },
  {
    ...base,
    category: 'barriers-6m',
    series: 'BC',
    warranty: 24,
    country: 'Россия',
    weight: [58, 4],
    size: '350 × 1080 × 300',
    about:
      'Шлагбаум BC перекрывает въезд в две машины. Усиленная пружина и двигатель с запасом держат темп и при порывистом ветре.',
    features: [
      'Стрела до 6 м без опоры в покое',
      'Аварийное открывание при отключении сети',
      'Подсветка стрелы меняет цвет вместе с состоянием',
    ],
    rows: [
      ['BC-50', '903BC-0050', 108500, 5, 4, '100', '24 В', 'прямая овальная', 'окрашенная сталь', true, 2, false],
      ['BC-60', '903BC-0060', 124900, 6, 5, '100', '24 В', 'прямая овальная', 'окрашенная сталь', true, 2, false],
      ['BC-60S', '903BC-0065', 139800, 6, 6, '50', '230 В', 'с юбкой', 'окрашенная сталь', false, 1.5, false],
      ['BC-55', '903BC-0055', 112000, 5.5, 6, '50', '230 В', 'прямая круглая', 'окрашенная сталь', false, 1, false],
    ],
    extras: {
      '903BC-0055': { stock: 'discontinued', successor: '903BC-0060', badges: ['discontinued'] },
      '903BC-0060': { badges: ['hit', 'promo'] },
    },
  },
  {
    ...base,
    category: 'barriers-8m',
    series: 'BG',
    warranty: 24,
    country: 'Италия',
    weight: [92, 12],
    size: '420 × 1180 × 360',
    about:
      'Шлагбаум BG ставят на въездах заводов, портов и логистических центров: стрела до 12 м с опорой, привод с масляным охлаждением.',
    features: [
      'Двойная балансировочная пружина',
      'Обогрев тумбы в комплекте',
      'Ресурс подтверждён испытаниями на стенде',
    ],
    rows: [
      ['BG-80', '903BG-0080', 189000, 8, 8, '100', '24 В', 'прямая овальная', 'окрашенная сталь', true, 3, true],
      ['BG-100', '903BG-0100', 268000, 10, 10, '50', '230 В', 'прямая круглая', 'окрашенная сталь', false, 2, true],
      ['BG-120', '903BG-0120', null, 12, 12, '50', '230 В', 'прямая круглая', 'нержавеющая сталь', false, 2, true],
    ],
    extras: { '903BG-0120': { stock: 'on_request' }, '903BG-0100': { stock: 'backorder' } },
  },
  {
    ...base,
    category: 'barriers-4m',
    series: 'BR',
    kind: 'Шлагбаум скоростной',
    warranty: 60,
    country: 'Италия',
    weight: [64, 6],
    size: '360 × 1090 × 310',
    about:
      'Скоростной шлагбаум BR создан для платных парковок: бесщёточный двигатель, до 10 млн циклов и открывание за полторы секунды.',
    features: [
      'Бесщёточный двигатель без обслуживания',
      'Стрела отстёгивается при ударе и возвращается на место',
      'Протокол обмена с парковочной системой',
    ],
    rows: [
      ['BR-40', '903BR-0040', 182000, 4, 1.5, '100', '24 В', 'прямая овальная', 'нержавеющая сталь', true, 10, false],
      ['BR-60', '903BR-0060', 228000, 6, 3, '100', '24 В', 'прямая овальная', 'нержавеющая сталь', true, 8, false],
      ['BR-80', '903BR-0080', 296000, 8, 5, '100', '24 В', 'прямая овальная', 'нержавеющая сталь', true, 5, false],
    ],
    extras: {
      '903BR-0040': { badges: ['new'] },
      '903BR-0060': { extraCategories: ['barriers-6m'] },
      '903BR-0080': { extraCategories: ['barriers-8m'], stock: 'expected' },
    },
  },
  {
    category: 'barrier-booms',
    series: 'BM',
    kind: 'Стрела прямая',
    tail: (a) => `${shown(number(a, 'boom_length'))} м`,
    group: 'A',
    warranty: 12,
    country: 'Россия',
    weight: [3.2, 1.4],
    size: {
      '903BM-0030': '3000 × 90 × 60',
      '903BM-0040': '4000 × 90 × 60',
      '903BM-0060': '6000 × 90 × 60',
      '903BM-0080': '8000 × 90 × 60',
    },
    about: 'Алюминиевая стрела овального сечения с отражающими полосами и резиновой кромкой.',
    features: ['Паз под светодиодную ленту', 'Полосы видны за 100 м в свете фар'],
    key: ['boom_length', 'boom_type'],
    attrs: { boom_type: 'прямая овальная', boom_lights: false },
    columns: ['boom_length'],
    rows: [
      ['BM-30', '903BM-0030', 12400, 3],
      ['BM-40', '903BM-0040', 14900, 4],
      ['BM-60', '903BM-0060', 24800, 6],
      ['BM-80', '903BM-0080', 36500, 8],
    ],
    draw: (a, i) => ({
      kind: 'boom',
      boomLength: number(a, 'boom_length'),
      boomType: 'oval',
      stripes: 'red',
      boomLights: i > 1,
    }),
  },
  {
    category: 'barrier-booms',
    series: 'BJ',
    kind: 'Стрела шарнирная',
    tail: () => 'до 4 м',
    group: 'A',
    warranty: 12,
    country: 'Россия',
    weight: [6.5, 0],
    size: '',
    about: 'Складывается при подъёме: для паркингов с низким потолком.',
    features: ['Высота потолка от 2,4 м'],
    key: ['boom_length', 'boom_type'],
    attrs: { boom_type: 'шарнирная', boom_lights: false },
    columns: ['boom_length'],
    rows: [['BJ-40', '903BJ-0040', 28600, 4]],
    draw: () => ({ kind: 'boom', boomLength: 4, boomType: 'articulated', stripes: 'red', boomLights: false }),
  },
  {
    category: 'barrier-accessories',
    series: 'BX',
    kind: '',
    group: 'A',
    warranty: 12,
    country: 'Россия',
    weight: [4, 1],
    size: {
      '903BS-0010': '240 × 780 × 220',
      '903BH-0010': '240 × 150 × 120',
      '903BD-0010': '300 × 80 × 300',
      '903BF-0010': '240 × 300 × 220',
    },
    about: 'Штатная принадлежность шлагбаумов всех серий.',
    features: ['Крепёж в комплекте'],
    key: ['ip'],
    attrs: { ip: 'IP54' },
    columns: [],
    rows: [
      ['Опора стрелы шлагбаума', '903BS-0010', 6900],
      ['Обогрев тумбы шлагбаума', '903BH-0010', 6400],
      ['Лента подсветки стрелы', '903BD-0010', 8900],
      ['Монтажное основание шлагбаума', '903BF-0010', 4700],
    ],
    draw: (_a, i, hue) => ({
      kind: 'barrier-accessory',
      item: (['support', 'heater', 'light-strip', 'foundation'] as const)[i] ?? 'support',
      hue,
    }),
  },
];
