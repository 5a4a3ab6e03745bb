import type { Hue, ProductDrawing } from '../drawings/index.ts';
import { type Attributes, type Family } from './family.ts';

type Drawings = Readonly<Record<string, (hue: Hue) => ProductDrawing>>;

/** Builds a family of parking equipment: items have full names and individual drawings. */
export const group = (
  parts: Pick<Family, 'category' | 'about' | 'columns' | 'rows' | 'key'> &
    Partial<Family> & { drawings: Drawings; common?: Attributes },
): Family => {
  const { drawings, common, ...family } = parts;
  return {
    series: 'PARK',
    kind: '',
    group: 'B',
    warranty: 24,
    country: 'Россия',
    weight: [12, 3],
    size: '',
    features: ['Работает в одной сети с остальным оборудованием парковки', 'Запасные части на складе в Москве'],
    attrs: { ...common },
    ...family,
    draw: (_attributes, index, hue) => {
      const article = family.rows[index]?.[1] ?? '';
      const draw = drawings[article];
      if (!draw) throw new Error(`No drawing for ${article}`);
      return draw(hue);
    },
  };
};

const column =
  (direction: 'entry' | 'exit', ticketSlot: boolean, cardReader: boolean, terminal: boolean, camera: boolean) =>
  (hue: Hue): ProductDrawing => ({
    kind: 'parking-column',
    direction,
    screenInches: camera ? 10 : 7,
    ticketSlot,
    cardReader,
    terminal,
    camera,
    hue,
  });

const TICKET = 'билет со штрихкодом';
const CARD = 'карта RFID';
const PLATE = 'номер автомобиля';
const TAG = 'метка UHF';
const BANK = 'банковская карта';

const server =
  (units: 1 | 2 | 4, item: 'server' | 'switch' | 'ups' | 'workplace', count: 1 | 2 | 3 = 1) =>
  (hue: Hue): ProductDrawing => ({ kind: 'server', units, item, count, hue });
export const licence =
  (subject: Extract<ProductDrawing, { kind: 'licence' }>['subject']) =>
  (hue: Hue): ProductDrawing => ({ kind: 'licence', subject, hue });
const goods =
  (item: Extract<ProductDrawing, { kind: 'consumable' }>['item'], count: 1 | 2 | 3) =>
  (hue: Hue): ProductDrawing => ({ kind: 'consumable', item, count, hue });
export const sign =
  (item: Extract<ProductDrawing, { kind: 'parking-sign' }>['item']) =>
  (hue: Hue): ProductDrawing => ({ kind: 'parking-sign', item, hue });

export const parkingFamilies: Family[] = [
  group({
    category: 'parking-columns',
    about:
      'Стойка встречает водителя на въезде или выезде: экран подсказывает, что делать, а проезд открывается за две секунды.',
    key: ['device_kind', 'media', 'display_inch', 'payment'],
    size: {
      '908PE-0010': '420 × 1350 × 330',
      '908PE-0020': '420 × 1350 × 330',
      '908PE-0030': '420 × 1550 × 330',
      '908PX-0010': '420 × 1350 × 330',
      '908PX-0015': '420 × 1350 × 330',
      '908PX-0020': '420 × 1350 × 330',
      '908PX-0030': '420 × 1550 × 330',
      '908PX-0035': '420 × 1550 × 330',
    },
    common: { placement: 'улица', ip: 'IP54', temp_min: -40 },
    included: [
      ['Стойка', 1, 'шт.'],
      ['Монтажное основание', 1, 'шт.'],
      ['Ключи', 2, 'шт.'],
      ['Паспорт изделия', 1, 'шт.'],
    ],
    columns: ['device_kind', 'media', 'display_inch', 'heating', 'payment'],
    rows: [
      [
        'Стойка въездная с печатью билетов',
        '908PE-0010',
        395000,
        'стойка въезда',
        [TICKET, CARD, 'QR-код'],
        '7″',
        false,
        [],
      ],
      ['Стойка въездная RFID', '908PE-0020', 245000, 'стойка въезда', [CARD], '7″', false, []],
      ['Стойка въездная безбилетная', '908PE-0030', 268000, 'стойка въезда', [PLATE, CARD], '10″', false, []],
      [
        'Стойка выездная со сканером билетов',
        '908PX-0010',
        345000,
        'стойка выезда',
        [TICKET, 'QR-код', CARD],
        '7″',
        false,
        [],
      ],
      [
        'Стойка выездная со сканером и банковским терминалом',
        '908PX-0015',
        455000,
        'стойка выезда',
        [TICKET, 'QR-код'],
        '7″',
        false,
        [BANK, 'СБП'],
      ],
      ['Стойка выездная RFID', '908PX-0020', 235000, 'стойка выезда', [CARD], '7″', false, []],
      ['Стойка выездная безбилетная', '908PX-0030', 268000, 'стойка выезда', [PLATE, CARD], '10″', false, []],
      [
        'Стойка выездная безбилетная с банковским терминалом',
        '908PX-0035',
        378000,
        'стойка выезда',
        [PLATE],
        '10″',
        true,
        [BANK, 'СБП'],
      ],
    ],
    extras: { '908PE-0010': { badges: ['hit'] }, '908PX-0035': { badges: ['new'], stock: 'expected' } },
    drawings: {
      '908PE-0010': column('entry', true, true, false, false),
      '908PE-0020': column('entry', false, true, false, false),
      '908PE-0030': column('entry', false, true, false, true),
      '908PX-0010': column('exit', true, true, false, false),
      '908PX-0015': column('exit', true, false, true, false),
      '908PX-0020': column('exit', false, true, false, false),
      '908PX-0030': column('exit', false, true, false, true),
      '908PX-0035': column('exit', false, false, true, true),
    },
  }),
  group({
    category: 'parking-pay',
    about: 'Касса принимает оплату без очереди и печатает чек по закону: контрольно-кассовая техника ставится внутрь.',
    key: ['device_kind', 'payment', 'display_inch', 'placement'],
    size: { '908PA-0010': '670 × 1700 × 510', '908PA-0020': '470 × 1540 × 350' },
    weight: [140, -30],
    common: { ip: 'IP54', temp_min: -30 },
    columns: ['device_kind', 'payment', 'display_inch', 'placement'],
    rows: [
      [
        'Автоматическая касса: наличные и карта',
        '908PA-0010',
        1290000,
        'касса',
        ['наличные', BANK, 'СБП'],
        '15″',
        'улица',
      ],
      ['Автоматическая касса: карта и СБП', '908PA-0020', 690000, 'касса', [BANK, 'СБП'], '22″', 'улица'],
      ['Рабочее место кассира', '908PC-0010', 215000, 'рабочее место', ['наличные', BANK], '15″', 'помещение'],
    ],
    extras: { '908PA-0010': { stock: 'backorder' }, '908PA-0020': { badges: ['hit'] } },
    drawings: {
      '908PA-0010': (hue) => ({ kind: 'pay-station', payment: 'cash-and-card', screenInches: 15, hue }),
      '908PA-0020': (hue) => ({ kind: 'pay-station', payment: 'card', screenInches: 22, hue }),
      '908PC-0010': server(2, 'workplace', 2),
    },
  }),
  group({
    category: 'parking-pay',
    about: 'Дополнение к кассе и стойкам для приёма оплаты и скидок арендаторов.',
    key: ['device_kind', 'placement'],
    weight: [2, 0.5],
    size: { '908FR-0010': '150 × 130 × 210', '908PV-0010': '90 × 130 × 20' },
    common: { placement: 'помещение' },
    columns: ['device_kind'],
    rows: [
      ['ККТ с фискальным накопителем на 36 мес.', '908FR-0010', 42000, 'фискальный регистратор'],
      ['Валидатор скидок для арендаторов', '908PV-0010', 58000, 'валидатор'],
    ],
    drawings: {
      '908FR-0010': goods('paper-roll', 1),
      '908PV-0010': (hue) => ({ kind: 'reader', shape: 'square', mount: 'surface', keypad: true, hue }),
    },
  }),
  group({
    category: 'parking-lpr',
    about: 'Распознавание государственных номеров: проезд без билета, днём и ночью, при скорости до 40 км/ч.',
    key: ['device_kind', 'media', 'placement'],
    weight: [2.4, 4],
    size: { '908LP-0010': '165 × 210 × 480', '908SL-0010': '480 × 90 × 600', '908SL-0020': '480 × 180 × 600' },
    common: { media: [PLATE] },
    columns: ['device_kind', 'placement', 'ip'],
    rows: [
      ['Камера распознавания номеров с ИК-подсветкой', '908LP-0010', 128000, 'камера', 'улица', 'IP67'],
      ['Сервер распознавания до 4 каналов', '908SL-0010', 165000, 'сервер', 'помещение', 'IP20'],
      ['Сервер распознавания до 12 каналов', '908SL-0020', 320000, 'сервер', 'помещение', 'IP20'],
    ],
    extras: { '908LP-0010': { badges: ['hit'] } },
    drawings: {
      '908LP-0010': (hue) => ({ kind: 'camera', body: 'bullet', mount: 'pole', infrared: true, hue }),
      '908SL-0010': server(1, 'server'),
      '908SL-0020': server(2, 'server'),
    },
  }),
  group({
    category: 'parking-lpr',
    about: 'Дополнительные средства идентификации и связи для стоек.',
    key: ['device_kind', 'media'],
    weight: [1.2, 0.4],
    size: {
      '908RM-0010': '115 × 120 × 16',
      '908RU-0010': '300 × 300 × 125',
      '908IM-0010': '105 × 280 × 60',
      '908HK-0010': '240 × 150 × 120',
    },
    common: { placement: 'улица', ip: 'IP54' },
    columns: ['device_kind', 'media'],
    rows: [
      ['Считыватель RFID 13,56 МГц в стойку', '908RM-0010', 18500, 'считыватель', [CARD]],
      ['Считыватель UHF 868 МГц, до 8 м', '908RU-0010', 96000, 'считыватель', [TAG]],
      ['Модуль голосовой связи для стойки', '908IM-0010', 24000, 'переговорное устройство', []],
      ['Комплект обогрева стойки', '908HK-0010', 16000, 'обогреватель', []],
    ],
    drawings: {
      '908RM-0010': (hue) => ({ kind: 'reader', shape: 'square', mount: 'flush', keypad: false, hue }),
      '908RU-0010': (hue) => ({ kind: 'reader', shape: 'long-range', mount: 'surface', keypad: false, hue }),
      '908IM-0010': (hue) => ({ kind: 'handset', buttons: 1, hue }),
      '908HK-0010': (hue) => ({ kind: 'barrier-accessory', item: 'heater', hue }),
    },
  }),
  group({
    category: 'parking-guidance',
    about: 'Навигация показывает, где есть места, и управляет очередностью проезда.',
    key: ['device_kind', 'placement', 'ip'],
    weight: [6, 1],
    size: {
      '908DS-0010': '700 × 530 × 140',
      '908TL-0010': '260 × 520 × 180',
      '908SN-0010': '220 × 220 × 70',
      '908SN-0050': '360 × 75 × 200',
    },
    common: { placement: 'улица', ip: 'IP65', temp_min: -40 },
    columns: ['device_kind', 'display_inch'],
    rows: [
      ['Табло свободных мест', '908DS-0010', 86000, 'табло', '22″'],
      ['Светофор двухсекционный', '908TL-0010', 15600, 'светофор'],
      ['Датчик места', '908SN-0010', 5400, 'датчик'],
      ['Концентратор на 32 датчика', '908SN-0050', 48000, 'концентратор'],
    ],
    drawings: {
      '908DS-0010': (hue) => ({ kind: 'display-board', digits: 3, rows: 2, mount: 'post', hue }),
      '908TL-0010': (hue) => ({ kind: 'traffic-light', sections: 2, mount: 'post', hue }),
      '908SN-0010': (hue) => ({ kind: 'parking-sensor', item: 'space-sensor', hue }),
      '908SN-0050': (hue) => ({ kind: 'parking-sensor', item: 'hub', hue }),
    },
  }),
  group({
    category: 'parking-guidance',
    about: 'Серверы, рабочие места и питание парковочной системы.',
    key: ['device_kind', 'placement'],
    weight: [9, 2],
    size: {
      '908SV-0010': '480 × 90 × 600',
      '908SV-0020': '480 × 180 × 600',
      '908SV-0030': '480 × 360 × 600',
      '908NS-0008': '480 × 45 × 300',
      '908NS-0016': '480 × 45 × 300',
      '908NS-0024': '480 × 45 × 300',
      '908UP-0015': '480 × 180 × 600',
      '908UP-0030': '480 × 360 × 600',
      '908IC-0010': '105 × 280 × 60',
    },
    common: { placement: 'помещение', ip: 'IP20' },
    columns: ['device_kind'],
    rows: [
      ['Сервер парковки до 8 устройств', '908SV-0010', 240000, 'сервер'],
      ['Сервер парковки до 24 устройств', '908SV-0020', 390000, 'сервер'],
      ['Сервер парковки до 64 устройств', '908SV-0030', 640000, 'сервер'],
      ['Рабочее место оператора', '908WS-0010', 98000, 'рабочее место'],
      ['Коммутатор PoE 8 портов', '908NS-0008', 21000, 'коммутатор'],
      ['Коммутатор PoE 16 портов', '908NS-0016', 38000, 'коммутатор'],
      ['Коммутатор PoE 24 порта', '908NS-0024', 54000, 'коммутатор'],
      ['ИБП 1 500 ВА', '908UP-0015', 32000, 'ИБП'],
      ['ИБП 3 000 ВА', '908UP-0030', 74000, 'ИБП'],
      ['Пульт связи оператора', '908IC-0010', 38000, 'переговорное устройство'],
    ],
    drawings: {
      '908SV-0010': server(1, 'server'),
      '908SV-0020': server(2, 'server'),
      '908SV-0030': server(4, 'server'),
      '908WS-0010': server(1, 'workplace'),
      '908NS-0008': server(1, 'switch'),
      '908NS-0016': server(1, 'switch'),
      '908NS-0024': server(1, 'switch'),
      '908UP-0015': server(2, 'ups'),
      '908UP-0030': server(4, 'ups'),
      '908IC-0010': (hue) => ({ kind: 'handset', buttons: 4, hue }),
    },
  }),
  group({
    category: 'parking-software',
    group: 'L',
    warranty: 12,
    about: 'Бессрочная лицензия на программное обеспечение парковки, обновления в течение года входят в цену.',
    features: ['Включено в реестр российского программного обеспечения', 'Лицензия привязывается к серверу объекта'],
    key: ['device_kind'],
    weight: [0.1, 0],
    size: '',
    common: { device_kind: 'лицензия' },
    columns: [],
    rows: [
      ['Лицензия базовая', '908LI-0010', 180000],
      ['Лицензия на точку проезда', '908LI-0020', 22000],
      ['Лицензия на точку оплаты', '908LI-0030', 30000],
      ['Лицензия на рабочее место оператора', '908LI-0040', 18000],
      ['Лицензия на канал распознавания', '908LI-0050', 45000],
      ['Лицензия «Онлайн-оплата»', '908LI-0060', 90000],
    ],
    drawings: {
      '908LI-0010': licence('base'),
      '908LI-0020': licence('lane'),
      '908LI-0030': licence('payment'),
      '908LI-0040': licence('workplace'),
      '908LI-0050': licence('recognition'),
      '908LI-0060': licence('online'),
    },
  }),
  group({
    category: 'parking-consumables',
    group: 'M',
    warranty: 12,
    unit: 'уп.',
    about: 'Расходные материалы, проверенные с нашими стойками и кассами.',
    features: ['Подходят без настройки', 'Отгрузка со склада в день заказа'],
    key: ['device_kind'],
    weight: [3.5, 0.4],
    size: {
      '908TK-0010': '170 × 130 × 120',
      '908RP-0010': '80 × 80 × 80',
      '908CD-0010': '175 × 45 × 110',
      '908MK-0010': '300 × 330 × 300',
    },
    common: { device_kind: 'расходный материал' },
    columns: [],
    rows: [
      ['Билеты, пачка 5 000 шт.', '908TK-0010', 7900],
      ['Чековая лента 80 мм, рулон', '908RP-0010', 320],
      ['Карты RFID, 100 шт.', '908CD-0010', 8500],
      ['Метки UHF, 50 шт.', '908UT-0010', 9500],
      ['Краска для разметки, 25 кг', '908MK-0010', 9800],
    ],
    drawings: {
      '908TK-0010': goods('tickets', 2),
      '908RP-0010': goods('paper-roll', 3),
      '908CD-0010': goods('cards', 3),
      '908UT-0010': goods('tags', 2),
      '908MK-0010': goods('paint', 1),
    },
  }),
  group({
    category: 'parking-consumables',
    group: 'M',
    warranty: 12,
    about: 'Знаки, указатели и элементы обустройства парковки по действующему стандарту.',
    features: ['Световозвращающая плёнка', 'Крепёж в комплекте'],
    key: ['device_kind', 'placement'],
    weight: [2, 0.3],
    size: {
      '908SG-0010': '700 × 700 × 30',
      '908SG-0040': '620 × 800 × 30',
      '908SG-0050': '700 × 700 × 30',
      '908SG-0060': '760 × 300 × 30',
      '908KO-0010': '500 × 80 × 110',
    },
    common: { placement: 'улица' },
    columns: ['device_kind'],
    rows: [
      ['Знак 6.4 «Парковка»', '908SG-0010', 4200, 'знак'],
      ['Щит с тарифами и правилами', '908SG-0040', 12500, 'информационный щит'],
      ['Знак 3.13 «Ограничение высоты»', '908SG-0050', 4200, 'знак'],
      ['Указатель «Въезд» или «Выезд»', '908SG-0060', 3800, 'указатель'],
      ['Колесоотбойник резиновый', '908KO-0010', 3200, 'ограничитель'],
    ],
    drawings: {
      '908SG-0010': sign('parking'),
      '908SG-0040': sign('tariff-board'),
      '908SG-0050': sign('height-limit'),
      '908SG-0060': sign('direction'),
      '908KO-0010': goods('wheel-stop', 2),
    },
  }),
];
