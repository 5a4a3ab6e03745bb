import { type Family, number, shown } from './family.ts';

const bollardColumns = ['height', 'diameter', 'rise_time', 'drive', 'impact', 'axle_load'];
const bollardKey = ['bollard_kind', 'height', 'diameter', 'impact'];

export const bollardFamilies: Family[] = [
  {
    category: 'bollards-automatic',
    series: 'BD',
    kind: 'Боллард автоматический',
    tail: (a) => `${shown(number(a, 'height'))} мм`,
    group: 'A',
    warranty: 24,
    country: 'Италия',
    weight: [165, 35],
    size: {
      '906BD-0500': '220 × 500 × 220',
      '906BD-0505': '420 × 500 × 420',
      '906BD-0600': '420 × 600 × 420',
      '906BD-0700': '520 × 700 × 520',
      '906BD-0800': '520 × 800 × 520',
      '906BD-1200': '620 × 1200 × 620',
    },
    about:
      'Выдвижной боллард закрывает проезд за несколько секунд и уходит в дорогу заподлицо. При отключении питания опускается вручную.',
    features: [
      'Световое кольцо предупреждает водителя',
      'Обогрев плавит снег вокруг крышки',
      'Выдерживает проезд грузовика',
    ],
    key: [...bollardKey, 'rise_time'],
    attrs: { bollard_kind: 'автоматический', ip: 'IP67', temp_min: -40 },
    columns: bollardColumns,
    rows: [
      ['BD-500', '906BD-0500', 248000, 500, 115, 3, 'электромеханический', 50, 10],
      ['BD-600', '906BD-0600', 312000, 600, 220, 4, 'электромеханический', 150, 20],
      ['BD-700', '906BD-0700', 415000, 700, 275, 5, 'гидравлический', 250, 30],
      ['BD-800', '906BD-0800', 568000, 800, 275, 4.5, 'гидравлический', 500, 40],
      ['BD-1200', '906BD-1200', null, 1200, 325, 6, 'гидравлический', 1200, 40],
      ['BD-500P', '906BD-0505', 286000, 500, 220, 1.5, 'пневматический', 100, 15],
    ],
    extras: {
      '906BD-0600': { badges: ['hit'] },
      '906BD-1200': { stock: 'on_request' },
      '906BD-0800': { stock: 'backorder' },
      '906BD-0505': { badges: ['new'] },
    },
    draw: (a, i, hue) => ({
      kind: 'bollard',
      height: number(a, 'height'),
      diameter: number(a, 'diameter'),
      lightRing: true,
      count: 1,
      design: 'automatic',
      hue,
    }),
  },
  {
    category: 'bollards-fixed',
    series: 'BS',
    kind: 'Боллард',
    tail: (a) => `${String(a.bollard_kind)}, ${shown(number(a, 'height'))} мм`,
    group: 'A',
    warranty: 36,
    country: 'Россия',
    weight: [28, 14],
    size: {
      '906BS-0510': '415 × 500 × 415',
      '906BS-0600': '415 × 600 × 415',
      '906BS-0610': '325 × 600 × 325',
      '906BS-0800': '520 × 800 × 520',
    },
    about: 'Боллард без привода для тротуаров, въездов и пешеходных зон: тот же внешний вид, что у выдвижной серии.',
    features: ['Нержавеющая шлифованная оболочка', 'Светоотражающий пояс'],
    key: bollardKey,
    attrs: { ip: 'IP67', temp_min: -40 },
    columns: ['bollard_kind', 'height', 'diameter', 'impact'],
    rows: [
      ['BS-60', '906BS-0600', 95000, 'стационарный', 600, 220, 250],
      ['BS-80', '906BS-0800', 118000, 'стационарный', 800, 275, 500],
      ['BS-60C', '906BS-0610', 124000, 'съёмный', 600, 220, 150],
      ['BS-50H', '906BS-0510', 164000, 'полуавтоматический', 500, 220, 100],
    ],
    draw: (a, i, hue) => ({
      kind: 'bollard',
      height: number(a, 'height'),
      diameter: number(a, 'diameter'),
      lightRing: false,
      count: 1,
      design: a.bollard_kind === 'съёмный' ? 'removable' : 'fixed',
      hue,
    }),
  },
  {
    category: 'road-blockers',
    series: 'RB',
    kind: 'Дорожный блокиратор',
    tail: (a) => `высота ${shown(number(a, 'height'))} мм`,
    group: 'A',
    warranty: 24,
    country: 'Италия',
    weight: [1450, 620],
    size: { '906RB-0500': '3160 × 530 × 980', '906RB-0800': '3660 × 830 × 980', '906RB-1000': '4160 × 1030 × 980' },
    about:
      'Стальной клин поднимается поперёк проезда и останавливает тяжёлый грузовик. Для режимных объектов и банков.',
    features: ['Аварийный подъём за 1,5 с', 'Гидростанция в отдельном шкафу с обогревом'],
    key: ['height', 'rise_time', 'impact', 'axle_load'],
    attrs: { bollard_kind: 'автоматический', drive: 'гидравлический', ip: 'IP67', temp_min: -40 },
    columns: ['height', 'rise_time', 'impact', 'axle_load'],
    rows: [
      ['RB-500', '906RB-0500', 1480000, 500, 4, 800, 30],
      ['RB-800', '906RB-0800', 2350000, 800, 5, 1400, 40],
      ['RB-1000', '906RB-1000', null, 1000, 6, 2000, 40],
    ],
    extras: {
      '906RB-0500': { stock: 'backorder' },
      '906RB-0800': { stock: 'backorder' },
      '906RB-1000': { stock: 'on_request' },
    },
    draw: (a, i, hue) => ({
      kind: 'road-blocker',
      width: 3000 + i * 500,
      height: number(a, 'height'),
      stripes: 'red',
      hue,
    }),
  },
];

type Design = 'tripod' | 'rotary-half' | 'rotary-full' | 'swing-gate' | 'flap';
const designs: Record<string, Design> = {
  трипод: 'tripod',
  'роторный полуростовой': 'rotary-half',
  'роторный полноростовой': 'rotary-full',
  створчатый: 'flap',
  калитка: 'swing-gate',
};

const turnstile = (
  category: string,
  series: string,
  about: string,
  size: Family['size'],
  rows: Family['rows'],
  extras: Family['extras'] = {},
): Family => ({
  category,
  series,
  kind: 'Турникет',
  tail: (a) => String(a.turnstile_kind),
  group: 'C',
  warranty: 24,
  country: 'Россия',
  weight: [34, 9],
  size,
  about,
  extras,
  rows,
  features: [
    'Ресурс не менее 5 млн проходов',
    'Световая индикация направления',
    'Сухие контакты для любой системы контроля доступа',
  ],
  included: [
    ['Турникет', 1, 'шт.'],
    ['Пульт дежурного', 1, 'шт.'],
    ['Анкеры', 1, 'компл.'],
  ],
  key: ['turnstile_kind', 'passage_mm', 'throughput', 'material'],
  attrs: { temp_min: -40 },
  columns: ['turnstile_kind', 'passage_mm', 'throughput', 'material', 'placement', 'antipanic', 'ip'],
  draw: (a, i, hue) => ({
    kind: 'turnstile',
    design: designs[String(a.turnstile_kind)] ?? 'tripod',
    passage: number(a, 'passage_mm'),
    steel: a.material === 'нержавеющая сталь',
    hue,
  }),
});

export const turnstileFamilies: Family[] = [
  turnstile(
    'turnstiles-tripod',
    'TP',
    'Трипод TP — самый экономичный способ пропускать людей по одному: компактная тумба и складывающаяся планка.',
    {
      '907TP-0010': '800 × 1010 × 745',
      '907TP-0020': '825 × 1010 × 770',
      '907TP-0030': '825 × 1010 × 770',
      '907TP-0040': '855 × 1010 × 815',
    },
    [
      ['TP-10', '907TP-0010', 85900, 'трипод', 500, 30, 'окрашенная сталь', 'помещение', false, 'IP41'],
      ['TP-20', '907TP-0020', 112000, 'трипод', 520, 35, 'нержавеющая сталь', 'помещение', true, 'IP41'],
      ['TP-30', '907TP-0030', 138500, 'трипод', 520, 35, 'нержавеющая сталь', 'улица', true, 'IP54'],
      ['TP-40', '907TP-0040', 189000, 'трипод', 550, 40, 'нержавеющая сталь', 'улица', true, 'IP54'],
    ],
    { '907TP-0020': { badges: ['hit'] }, '907TP-0040': { badges: ['new'] } },
  ),
  turnstile(
    'turnstiles-rotary',
    'RT',
    'Роторный турникет RT не даёт пройти вдвоём и не требует постоянного надзора.',
    { '907RT-0010': '1265 × 1040 × 1065', '907RT-0020': '1480 × 2420 × 1360', '907RT-0030': '1595 × 2420 × 1465' },
    [
      ['RT-10', '907RT-0010', 214000, 'роторный полуростовой', 560, 25, 'окрашенная сталь', 'помещение', true, 'IP41'],
      ['RT-20', '907RT-0020', 468000, 'роторный полноростовой', 650, 20, 'окрашенная сталь', 'улица', false, 'IP54'],
      ['RT-30', '907RT-0030', 742000, 'роторный полноростовой', 700, 20, 'нержавеющая сталь', 'улица', true, 'IP54'],
    ],
    { '907RT-0030': { stock: 'backorder' } },
  ),
  turnstile(
    'turnstiles-swing',
    'SW',
    'Створчатые проходы и калитки SW — для вестибюлей, где важны скорость, вид и доступность для людей на колясках.',
    { '907SW-0010': '1290 × 1030 × 220', '907SW-0020': '1000 × 980 × 1040', '907SW-0030': '1400 × 980 × 1040' },
    [
      ['SW-10', '907SW-0010', 126000, 'калитка', 900, 25, 'нержавеющая сталь', 'помещение', true, 'IP41'],
      ['SW-20', '907SW-0020', 386000, 'створчатый', 600, 50, 'нержавеющая сталь', 'помещение', true, 'IP41'],
      ['SW-30', '907SW-0030', 545000, 'створчатый', 1000, 60, 'нержавеющая сталь', 'помещение', true, 'IP41'],
    ],
    { '907SW-0020': { badges: ['promo'] } },
  ),
];
