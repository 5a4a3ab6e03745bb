import { type Family, number, quiet, shown } from './family.ts';

const small = { group: 'C', warranty: 24, country: 'Россия' } as const;
const [F125, F13] = ['125 кГц', '13,56 МГц'];

export const accessFamilies: Family[] = [
  {
    ...small, category: 'readers', series: 'RD', kind: 'Считыватель', tail: (a) => `${String(a.frequency)}, ${String(a.mount)}`, weight: [0.2, 0.3], size: '45 × 110 × 20',
    about: 'Считыватель RD узнаёт карты и метки за доли секунды и работает с любым контроллером по общепринятому интерфейсу.', features: ['Трёхцветная подсветка', 'Защита от вскрытия', 'Компаунд: не боится дождя'],
    key: ['frequency', 'read_range', 'interface', 'mount'], attrs: { device_kind: 'считыватель', ip: 'IP65', temp_min: -40 }, columns: ['frequency', 'read_range', 'interface', 'mount'],
    rows: [
      ['RD-1', '909RD-0010', 3900, F125, 0.06, 'Wiegand', 'накладной'], ['RD-2', '909RD-0020', 5600, F13, 0.05, 'Wiegand', 'накладной'],
      ['RD-3', '909RD-0030', 8900, F13, 0.05, 'OSDP', 'врезной'], ['RD-8U', '909RD-0080', 78000, '868 МГц', 8, 'RS-485', 'накладной'], ['RD-12B', '909RD-0120', 64000, '2,4 ГГц', 12, 'Ethernet', 'накладной'],
    ],
    extras: { '909RD-0020': { badges: ['hit'] }, '909RD-0120': { badges: ['new'] } },
    draw: (a, i) => ({ kind: 'reader', shape: number(a, 'read_range') > 1 ? 'long-range' : i % 2 ? 'square' : 'slim', mount: a.mount === 'врезной' ? 'flush' : 'surface', keypad: false, hue: quiet(i) }),
  },
  {
    ...small, category: 'controllers', series: 'CN', kind: 'Контроллер доступа', tail: (a) => `точек прохода: ${shown(number(a, 'doors'))}`, weight: [0.6, 0.7], size: '210 × 280 × 80',
    about: 'Контроллер CN хранит пользователей и расписания в своей памяти: двери открываются и без связи с сервером.', features: ['Журнал на 100 000 событий', 'Питание и аккумулятор в одном корпусе', 'Ethernet с шифрованием'],
    key: ['doors', 'users', 'interface'], attrs: { device_kind: 'контроллер', mount: 'накладной', ip: 'IP20', temp_min: -20 }, columns: ['doors', 'users', 'interface'],
    rows: [['CN-1', '909CN-0010', 14900, 1, 2000, 'Wiegand'], ['CN-2', '909CN-0020', 26800, 2, 10000, 'Ethernet'], ['CN-4', '909CN-0040', 48500, 4, 30000, 'Ethernet'], ['CN-8', '909CN-0080', 89000, 8, 50000, 'Ethernet']],
    extras: { '909CN-0080': { stock: 'low_stock' } },
    draw: (a, i) => ({ kind: 'controller', doors: ([1, 2, 4, 8] as const)[i] ?? 1, housing: i < 2 ? 'rail' : 'box', hue: quiet(i) }),
  },
  {
    ...small, category: 'keypads', series: 'KP', kind: 'Кодовая панель', tail: (a) => String(a.mount), weight: [0.3, 0.1], size: '76 × 120 × 24',
    about: 'Антивандальная кодовая панель с подсветкой клавиш: до 500 кодов, два реле.', features: ['Литой корпус', 'Звуковое подтверждение'],
    key: ['users', 'interface', 'mount'], attrs: { device_kind: 'панель', ip: 'IP65', temp_min: -40 }, columns: ['users', 'interface', 'mount'],
    rows: [['KP-10', '909KP-0010', 7900, 100, 'Wiegand', 'накладной'], ['KP-20', '909KP-0020', 11800, 500, 'Wiegand', 'врезной'], ['KP-30', '909KP-0030', 15600, 500, 'RS-485', 'накладной']],
    draw: (a, i) => ({ kind: 'keypad', columns: i === 0 ? 2 : 3, rows: ([6, 4, 5] as const)[i] ?? 4, mount: a.mount === 'врезной' ? 'flush' : 'surface', hue: quiet(i) }),
  },
  {
    ...small, category: 'credentials', series: 'CD', kind: 'Идентификатор', tail: (a) => `${String(a.device_kind)}, ${String(a.frequency)}`, warranty: 12, weight: [0.01, 0.01], size: '86 × 54 × 1', minQty: 10, multiplicity: 10,
    about: 'Карты, брелоки и метки с уникальным номером; защищённая память у карт 13,56 МГц.', features: ['Номер нанесён на корпус', 'Печать логотипа по запросу'],
    key: ['device_kind', 'frequency', 'read_range'], attrs: {}, columns: ['device_kind', 'frequency', 'read_range'],
    rows: [['CD-1', '909CD-0010', 300, 'карта', F125, 0.06], ['CD-2', '909CD-0020', 340, 'карта', F13, 0.05], ['CD-3', '909CD-0030', 420, 'брелок', F13, 0.04], ['CD-8', '909CD-0080', 560, 'метка', '868 МГц', 8]],
    draw: (_a, i) => ({ kind: 'credential', form: (['card', 'card', 'fob', 'windscreen-tag'] as const)[i] ?? 'card', count: ([1, 3, 2, 1] as const)[i] ?? 1, hue: quiet(i) }),
  },
];

export const radioFamilies: Family[] = [
  {
    ...small, category: 'transmitters', series: 'TX', kind: 'Пульт', tail: (a) => `каналов: ${String(a.channels)}, ${String(a.frequency)}`, warranty: 12, weight: [0.03, 0.01], size: '34 × 68 × 12',
    about: 'Пульт TX с динамическим кодом нельзя скопировать сканером: каждая посылка действует один раз.', features: ['Запись без разборки привода', 'Батарейки хватает на три года'],
    key: ['channels', 'frequency', 'coding', 'radio_range'], attrs: { device_kind: 'пульт', ip: 'IP40', temp_min: -20 }, columns: ['channels', 'frequency', 'coding', 'radio_range', 'battery'],
    rows: [
      ['TX-1', '910TX-0010', 1450, '1', '433,92 МГц', 'динамический', 50, 'CR2016'], ['TX-2', '910TX-0020', 1690, '2', '433,92 МГц', 'динамический', 80, 'CR2032'],
      ['TX-4', '910TX-0040', 1980, '4', '433,92 МГц', 'динамический', 100, 'CR2032'], ['TX-4S', '910TX-0045', 2900, '4', '868,35 МГц', 'с шифрованием', 150, 'CR2032'],
      ['TX-8', '910TX-0080', 4200, '8', '868,35 МГц', 'с шифрованием', 150, 'CR2032'], ['TX-2F', '910TX-0025', 1200, '2', '433,92 МГц', 'статический', 40, 'A23'],
    ],
    extras: { '910TX-0040': { badges: ['hit'] }, '910TX-0025': { stock: 'discontinued', successor: '910TX-0020', badges: ['discontinued'] }, '910TX-0045': { badges: ['new'] } },
    draw: (a, i) => ({ kind: 'remote', buttons: number(a, 'channels') as 1 | 2 | 4 | 8, shape: (['oval', 'bar', 'square'] as const)[i % 3] ?? 'oval', hue: quiet(i) }),
  },
  {
    ...small, category: 'receivers', series: 'RX', kind: 'Радиоприёмник', tail: (a) => `каналов: ${String(a.channels)}`, weight: [0.12, 0.05], size: '90 × 120 × 40',
    about: 'Приёмник RX добавляет управление с пульта любой автоматике: сухой контакт на каждый канал.', features: ['Память на 500 пультов', 'Импульсный и бистабильный режимы'],
    key: ['channels', 'frequency', 'coding'], attrs: { device_kind: 'приёмник', ip: 'IP54', temp_min: -30 }, columns: ['channels', 'frequency', 'coding', 'radio_range'],
    rows: [['RX-1', '910RX-0010', 3400, '1', '433,92 МГц', 'динамический', 100], ['RX-2', '910RX-0020', 4600, '2', '433,92 МГц', 'динамический', 100], ['RX-4', '910RX-0040', 7800, '4', '868,35 МГц', 'с шифрованием', 150]],
    draw: (a, i) => ({ kind: 'receiver', channels: number(a, 'channels') as 1 | 2 | 4, housing: i === 0 ? 'plug-in' : 'box', antenna: i > 0, hue: quiet(i) }),
  },
  {
    ...small, category: 'antennas', series: 'AN', kind: 'Антенна', tail: (a) => String(a.frequency), weight: [0.15, 0.1], size: '20 × 180 × 20',
    about: 'Вынесенная антенна увеличивает дальность пультов и убирает мёртвые зоны за железными воротами.', features: ['Кабель 5 м', 'Кронштейн в комплекте'],
    key: ['frequency', 'radio_range'], attrs: { device_kind: 'антенна', ip: 'IP65', temp_min: -40 }, columns: ['frequency', 'radio_range'],
    rows: [['AN-433', '910AN-0433', 1900, '433,92 МГц', 150], ['AN-868', '910AN-0868', 2300, '868,35 МГц', 200]],
    draw: (_a, i) => ({ kind: 'antenna', length: 160 + i * 80, bracket: i ? 'mast' : 'angle', hue: quiet(i) }),
  },
];

export const safetyFamilies: Family[] = [
  {
    ...small, category: 'photocells', series: 'PH', kind: 'Фотоэлементы', tail: (a) => `до ${shown(number(a, 'beam_range'))} м`, unit: 'компл.', weight: [0.3, 0.1], size: '60 × 120 × 35',
    about: 'Луч поперёк проезда останавливает ворота, пока в проёме машина или человек.', features: ['Синхронизация нескольких пар', 'Поворотная линза'],
    key: ['beam_range', 'supply', 'mount'], attrs: { device_kind: 'фотоэлементы', ip: 'IP54', temp_min: -35 }, columns: ['beam_range', 'supply', 'wireless', 'mount'],
    rows: [['PH-10', '911PH-0010', 3900, 10, '12–24 В', false, 'накладной'], ['PH-15', '911PH-0015', 4700, 15, '12–24 В', false, 'врезной'], ['PH-20', '911PH-0020', 6400, 20, '12–24 В', false, 'на стойке'], ['PH-12W', '911PH-0012', 8900, 12, 'батарея', true, 'накладной'], ['PH-30', '911PH-0030', 11200, 30, '24 В', false, 'на стойке']],
    extras: { '911PH-0010': { badges: ['hit'] }, '911PH-0012': { badges: ['new'] } },
    draw: (a, i) => ({ kind: 'photocell', mount: a.mount === 'врезной' ? 'flush' : a.mount === 'на стойке' ? 'post' : 'surface', shape: i % 2 ? 'square' : 'rounded', hue: quiet(i) }),
  },
  {
    ...small, category: 'flashing-lights', series: 'FL', kind: 'Лампа сигнальная', tail: (a) => String(a.supply), weight: [0.3, 0.1], size: '90 × 130 × 90',
    about: 'Мигает, пока ворота движутся. Светодиоды служат весь срок жизни привода.', features: ['Встроенная антенна', 'Видна днём'],
    key: ['supply', 'mount'], attrs: { device_kind: 'лампа', mount: 'накладной', ip: 'IP54', temp_min: -40 }, columns: ['supply'],
    rows: [['FL-24', '911FL-0024', 2400, '24 В'], ['FL-230', '911FL-0230', 2700, '230 В'], ['FL-24L', '911FL-0025', 3600, '12–24 В']],
    draw: (_a, i) => ({ kind: 'flashing-lamp', shape: (['dome', 'cylinder', 'led-bar'] as const)[i] ?? 'dome', bracket: i !== 1, hue: i === 0 ? 'orange' : quiet(i) }),
  },
  {
    ...small, category: 'sensitive-edges', series: 'SE', kind: 'Профиль чувствительный', tail: (_a, model) => (model.endsWith('15') ? '1,5 м' : '2 м'), weight: [1.4, 0.5], size: '1500 × 30 × 60',
    about: 'Резиновый профиль останавливает и реверсирует створку при касании.', features: ['Резистивная линия 8,2 кОм', 'Обрезается по месту'],
    key: ['supply', 'ip'], attrs: { device_kind: 'профиль', supply: '24 В', mount: 'накладной', ip: 'IP65', temp_min: -25 }, columns: [],
    rows: [['SE-15', '911SE-0015', 8900], ['SE-20', '911SE-0020', 11400]],
    draw: (_a, i) => ({ kind: 'safety-edge', length: 1500 + i * 500, profileHeight: 45 + i * 20, hue: quiet(i) }),
  },
  {
    ...small, category: 'loop-detectors', series: 'LD', kind: '', group: 'B', weight: [0.3, 0.4], size: '40 × 80 × 110',
    about: 'Индукционная петля чувствует металл автомобиля и не даёт стреле опуститься на крышу.', features: ['Автоматическая подстройка частоты', 'Два режима выхода'],
    key: ['supply', 'device_kind'], attrs: { mount: 'врезной', ip: 'IP40', temp_min: -40 }, columns: ['device_kind', 'supply'],
    rows: [['Детектор петли двухканальный', '908LD-0010', 14800, 'детектор', '12–24 В'], ['Петля индукционная готовая', '908LC-0010', 4900, 'петля', '24 В'], ['Детектор петли одноканальный', '911LD-0010', 9800, 'детектор', '230 В']],
    draw: (_a, i) => ({ kind: 'loop-detector', item: (['detector', 'loop', 'set'] as const)[i] ?? 'loop', channels: i === 0 ? 2 : 1, hue: quiet(i) }),
  },
];
