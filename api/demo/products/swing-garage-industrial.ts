import { type Family, number, quiet, shown } from './family.ts';

const leafTail: Family['tail'] = (a) => `створка до ${shown(number(a, 'max_leaf_width'))} м`;

const swingColumns = [
  'max_leaf_width',
  'max_leaf_weight',
  'opening_angle',
  'opening_time',
  'motor_voltage',
  'duty_cycle',
];
const swingKey = ['max_leaf_width', 'max_leaf_weight', 'opening_time', 'motor_voltage', 'ip'];

export const swingFamilies: Family[] = [
  {
    category: 'swing-linear',
    series: 'LN',
    kind: 'Привод для распашных ворот линейный',
    tail: leafTail,
    group: 'A',
    warranty: 36,
    country: 'Россия',
    weight: [6.8, 0.7],
    size: '860 × 140 × 110',
    about:
      'Линейный привод LN открывает створку винтом: он стоит вдоль полотна, почти незаметен и запирает ворота сам, без замка.',
    features: [
      'Механический упор в крайних положениях',
      'Разблокировка индивидуальным ключом',
      'Работа при порывистом ветре с контролем усилия',
    ],
    included: [
      ['Привод', 1, 'шт.'],
      ['Кронштейны', 1, 'компл.'],
      ['Ключ разблокировки', 2, 'шт.'],
      ['Паспорт изделия', 1, 'шт.'],
    ],
    key: swingKey,
    attrs: { drive_type: 'линейный', leaves: '1', self_locking: true, ip: 'IP54', temp_min: -40 },
    columns: swingColumns,
    rows: [
      ['LN-20', '902LN-0020', 23900, 2, 250, 110, 15, '24 В', '100'],
      ['LN-30', '902LN-0030', 28400, 3, 400, 110, 18, '230 В', '50'],
      ['LN-40', '902LN-0040', 34900, 4, 500, 120, 22, '230 В', '50'],
      ['LN-50', '902LN-0050', 46200, 5, 700, 120, 28, '24 В', '100'],
      ['LN-25', '902LN-0025', 25600, 2.5, 300, 105, 20, '230 В', '30'],
    ],
    extras: {
      '902LN-0030': { badges: ['hit'] },
      '902LN-0025': { stock: 'discontinued', successor: '902LN-0030', badges: ['discontinued'] },
    },
    draw: (a, i) => ({
      kind: 'swing-arms',
      drive: 'linear',
      leaves: 1,
      length: 600 + number(a, 'max_leaf_width') * 80,
      kit: false,
      hue: quiet(i),
    }),
  },
  {
    category: 'swing-lever',
    series: 'RZ',
    kind: 'Привод для распашных ворот рычажный',
    tail: leafTail,
    group: 'A',
    warranty: 24,
    country: 'Италия',
    weight: [11, 1.4],
    size: '420 × 290 × 180',
    about:
      'Рычажный привод RZ выручает там, где столбы широкие и линейному приводу не хватает места: складной рычаг работает при отступе петель до 300 мм.',
    features: ['Плавный пуск и остановка', 'Регулируемые концевые выключатели', 'Корпус из литого алюминия'],
    key: swingKey,
    attrs: { drive_type: 'рычажный', leaves: '1', self_locking: true, ip: 'IP54', temp_min: -35 },
    columns: swingColumns,
    rows: [
      ['RZ-18', '902RZ-0018', 31500, 1.8, 250, 120, 14, '24 В', '100'],
      ['RZ-30', '902RZ-0030', 38900, 3, 400, 120, 19, '230 В', '50'],
      ['RZ-45', '902RZ-0045', 57400, 4.5, 800, 130, 26, '230 В', '50'],
    ],
    draw: (a, i) => ({
      kind: 'swing-arms',
      drive: 'lever',
      leaves: 1,
      length: 380 + number(a, 'max_leaf_width') * 40,
      kit: false,
      hue: quiet(i + 1),
    }),
  },
  {
    category: 'swing-underground',
    series: 'UG',
    kind: 'Привод для распашных ворот подземный',
    tail: leafTail,
    group: 'A',
    warranty: 24,
    country: 'Италия',
    weight: [19, 5],
    size: '410 × 330 × 160',
    about:
      'Подземный привод UG спрятан в короб под петлёй и не спорит с кованым рисунком ворот. Короб с катафорезным покрытием рассчитан на высокий уровень грунтовых вод.',
    features: [
      'Степень защиты IP67',
      'Открывание до 180° с дополнительным рычагом',
      'Дренаж короба предусмотрен конструкцией',
    ],
    key: swingKey,
    attrs: { drive_type: 'подземный', leaves: '1', self_locking: true, ip: 'IP67', temp_min: -30 },
    columns: swingColumns,
    rows: [
      ['UG-35', '902UG-0035', 72900, 3.5, 600, 110, 18, '230 В', '50'],
      ['UG-50', '902UG-0050', 98600, 5, 800, 180, 26, '24 В', '100'],
      ['UG-70', '902UG-0070', 148000, 7, 1000, 110, 40, '230 В', '50'],
    ],
    extras: { '902UG-0070': { stock: 'backorder' } },
    draw: (a, i) => ({
      kind: 'swing-arms',
      drive: 'underground',
      leaves: 1,
      length: 300 + number(a, 'max_leaf_width') * 30,
      kit: false,
      hue: quiet(i),
    }),
  },
  {
    category: 'swing-kits',
    series: 'LN',
    kind: 'Комплект для распашных ворот',
    tail: (a) => `створки до ${shown(number(a, 'max_leaf_width'))} м`,
    group: 'A',
    warranty: 36,
    country: 'Россия',
    unit: 'компл.',
    weight: [18, 3],
    size: '900 × 320 × 260',
    about:
      'Два линейных привода, блок управления, пульты, лампа и фотоэлементы в одной коробке: ворота из двух створок автоматизируются за день.',
    features: ['Приводы и блок проверены вместе', 'Настройка одной кнопкой'],
    included: [
      ['Привод линейный', 2, 'шт.'],
      ['Блок управления', 1, 'шт.'],
      ['Пульт двухканальный', 2, 'шт.'],
      ['Фотоэлементы', 1, 'компл.'],
      ['Сигнальная лампа', 1, 'шт.'],
    ],
    key: swingKey,
    attrs: { drive_type: 'линейный', leaves: '2', self_locking: true, ip: 'IP54', temp_min: -40 },
    columns: swingColumns,
    rows: [
      ['LN-20 Дом', '9K02LN-2000', 58900, 2, 250, 110, 15, '24 В', '100'],
      ['LN-30 Коттедж', '9K02LN-3000', 69500, 3, 400, 110, 18, '230 В', '50'],
      ['LN-40 Усадьба', '9K02LN-4000', 84700, 4, 500, 120, 22, '230 В', '50'],
    ],
    extras: { '9K02LN-2000': { badges: ['promo'] }, '9K02LN-3000': { badges: ['hit'] } },
    draw: (a, i) => ({
      kind: 'swing-arms',
      drive: 'linear',
      leaves: 2,
      length: 600 + number(a, 'max_leaf_width') * 80,
      kit: true,
      hue: quiet(i),
    }),
  },
];

export const garageFamilies: Family[] = [
  {
    category: 'garage-operators',
    series: 'GR',
    kind: 'Привод для гаражных ворот',
    tail: (a) => `до ${shown(number(a, 'max_door_area'))} м²`,
    group: 'A',
    warranty: 36,
    country: 'Россия',
    weight: [5.2, 0.6],
    size: '380 × 130 × 220',
    about:
      'Потолочный привод GR поднимает секционные ворота тихо и плавно: двигатель постоянного тока сам измеряет усилие и останавливается при препятствии.',
    features: ['Подсветка включается вместе с движением', 'Режим проветривания', 'Открывание с телефона через шлюз'],
    included: [
      ['Привод', 1, 'шт.'],
      ['Пульт двухканальный', 2, 'шт.'],
      ['Подвесы', 1, 'компл.'],
    ],
    key: ['max_door_area', 'pull_force', 'opening_speed', 'max_door_height'],
    attrs: { ip: 'IP20', temp_min: -20 },
    columns: ['max_door_area', 'pull_force', 'max_door_height', 'transmission', 'opening_speed', 'led'],
    rows: [
      ['GR-60', '904GR-0060', 18900, 8, 600, 2.4, 'цепь', 14, true],
      ['GR-80', '904GR-0080', 22400, 12, 800, 2.6, 'цепь', 16, true],
      ['GR-100', '904GR-0100', 27800, 16, 1000, 2.8, 'ремень', 20, true],
      ['GR-120', '904GR-0120', 34500, 20, 1200, 3.1, 'ремень', 24, true],
      ['GR-50', '904GR-0050', 15700, 6, 500, 2.2, 'цепь', 10, false],
    ],
    extras: { '904GR-0080': { badges: ['hit'] }, '904GR-0120': { badges: ['new'] } },
    draw: (a, i) => ({
      kind: 'garage-operator',
      railLength: 2600 + number(a, 'max_door_height') * 300,
      transmission: a.transmission === 'ремень' ? 'belt' : 'chain',
      led: a.led === true,
      hue: quiet(i),
    }),
  },
  {
    category: 'garage-rails',
    series: 'GR',
    kind: 'Направляющая',
    tail: (a) => `${String(a.transmission)}, проём до ${shown(number(a, 'max_door_height'))} м`,
    group: 'C',
    warranty: 24,
    country: 'Россия',
    weight: [4.8, 0.9],
    size: '3000 × 40 × 30',
    about: 'Направляющая из оцинкованной стали с натянутой цепью или ремнём, готовая к установке.',
    features: ['Собрана и отрегулирована на заводе'],
    key: ['transmission', 'max_door_height'],
    attrs: {},
    columns: ['transmission', 'max_door_height'],
    rows: [
      ['GR-R30C', '904GR-3030', 6900, 'цепь', 2.3],
      ['GR-R35C', '904GR-3035', 8400, 'цепь', 2.8],
      ['GR-R30B', '904GR-3130', 9700, 'ремень', 2.3],
      ['GR-R35B', '904GR-3135', 11600, 'ремень', 3.1],
    ],
    draw: (a, i) => ({
      kind: 'garage-operator',
      railLength: 2600 + number(a, 'max_door_height') * 300,
      transmission: a.transmission === 'ремень' ? 'belt' : 'chain',
      led: false,
      railOnly: true,
      hue: quiet(i),
    }),
  },
];

const shaftColumns = ['max_door_area', 'torque', 'output_rpm', 'motor_voltage', 'manual_override', 'duty_cycle'];

export const industrialFamilies: Family[] = (
  [
    [
      'industrial-shaft',
      'SH',
      'Привод вальный',
      'shaft',
      [
        ['SH-50', '905SH-0050', 46900, 20, 50, 24, '230 В', 'рукоятка', '50'],
        ['SH-70', '905SH-0070', 57800, 28, 70, 24, '400 В', 'цепь', '50'],
        ['SH-100', '905SH-0100', 72500, 38, 100, 24, '400 В', 'цепь', '50'],
        ['SH-140', '905SH-0140', 99800, 60, 140, 20, '400 В', 'цепь', '100'],
        ['SH-70F', '905SH-0075', 88400, 28, 70, 35, '400 В', 'цепь', '100'],
      ],
    ],
    [
      'industrial-chain',
      'CH',
      'Привод цепной',
      'chain',
      [
        ['CH-60', '905CH-0060', 52300, 24, 60, 22, '230 В', 'цепь', '50'],
        ['CH-90', '905CH-0090', 68700, 35, 90, 20, '400 В', 'цепь', '50'],
        ['CH-120', '905CH-0120', 91200, 50, 120, 18, '400 В', 'цепь', '100'],
      ],
    ],
  ] as const
).map(([category, series, kind, mounting, rows]): Family => ({
  category,
  series,
  kind: `${kind} для секционных ворот`,
  tail: (a) => `${shown(number(a, 'torque'))} Н·м`,
  group: 'A',
  warranty: 24,
  country: 'Италия',
  weight: [13, 2.5],
  size: '370 × 310 × 120',
  about:
    mounting === 'shaft'
      ? 'Вальный привод надевается прямо на вал ворот, не требует места над проёмом и держит полотно в любом положении.'
      : 'Цепной привод стоит рядом с валом и передаёт вращение через цепь: выбор для тяжёлых полотен и стеснённых проёмов.',
  features: [
    'Цифровые концевые выключатели',
    'Ловитель полотна при обрыве пружины',
    'Блок управления с трёхкнопочным постом в комплекте',
  ],
  included: [
    ['Привод', 1, 'шт.'],
    ['Блок управления', 1, 'шт.'],
    ['Кабель соединительный, 7 м', 1, 'шт.'],
  ],
  key: ['max_door_area', 'torque', 'output_rpm', 'motor_voltage'],
  attrs: { ip: 'IP54', temp_min: -20 },
  columns: shaftColumns,
  rows,
  extras: {
    '905SH-0075': { badges: ['new'], stock: 'expected' },
    '905CH-0120': { stock: 'backorder' },
    '905SH-0070': { badges: ['hit'] },
  },
  draw: (a, i) => ({
    kind: 'shaft-operator',
    torque: number(a, 'torque'),
    manualOverride: a.manual_override === 'рукоятка' ? 'crank' : 'chain',
    mounting,
    hue: quiet(i),
  }),
}));
