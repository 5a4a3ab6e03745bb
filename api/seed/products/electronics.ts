import { type Family, number, quiet, shown } from './family.ts';

const base = { group: 'C', warranty: 24, country: 'Россия' } as const;

export const boardFamilies: Family[] = [
  {
    ...base, category: 'control-boards', series: 'CB', kind: 'Блок управления', tail: (a) => `двигателей: ${String(a.motors)}, ${String(a.supply)}`, weight: [0.9, 0.2], size: '240 × 320 × 120',
    about: 'Блок CB ведёт двигатель плавно, измеряет усилие и хранит журнал неисправностей: мастер видит причину остановки на экране.',
    features: ['Самообучение хода', 'Разъём для модулей GSM и Wi-Fi', 'Съёмные клеммы'],
    key: ['motors', 'supply', 'compatible_series', 'display'], attrs: { ip: 'IP54', temp_min: -40 }, columns: ['motors', 'supply', 'compatible_series', 'display', 'radio_builtin'],
    rows: [
      ['CB-1', '912CB-0010', 9800, '1', '24 В', ['SL'], false, true], ['CB-2', '912CB-0020', 13400, '2', '24 В', ['LN'], false, true], ['CB-3', '912CB-0030', 15900, '1', '230 В', ['SL', 'TITAN'], true, true],
      ['CB-4', '912CB-0040', 18700, '2', '230 В', ['LN', 'RZ', 'UG'], true, true], ['CB-5', '912CB-0050', 34800, '1', '400 В', ['TITAN', 'SH', 'CH'], true, false], ['CB-6', '912CB-0060', 42500, '1', '24 В', ['BA', 'BC', 'BG', 'BR'], true, true],
      ['CB-7', '912CB-0070', 68000, '2', '400 В', ['BD', 'RB'], true, false],
    ],
    extras: { '912CB-0030': { badges: ['hit'] }, '912CB-0070': { stock: 'backorder' }, '912CB-0060': { badges: ['new'] } },
    draw: (a, i) => ({ kind: 'control-board', housing: i % 3 === 0 ? 'bare' : 'box', relays: ((i % 4) + 1) as 1 | 2 | 3 | 4, motors: a.motors === '2' ? 2 : 1, display: a.display === true, radio: a.radio_builtin === true, hue: quiet(i) }),
  },
];

export const smartFamilies: Family[] = [
  {
    ...base, category: 'gateways', series: 'GW', kind: 'Шлюз', tail: (a) => String((a.link as readonly string[]).join(', ')), weight: [0.2, 0.1], size: '110 × 90 × 30',
    about: 'Шлюз GW выводит ворота, шлагбаум и домофон в приложение: открыть гостю, узнать, закрыты ли ворота, посмотреть журнал.', features: ['Данные хранятся в России', 'Работа без интернета внутри дома'],
    key: ['link', 'devices_max', 'app'], attrs: { app: true, ip: 'IP20', temp_min: 0 }, columns: ['link', 'devices_max', 'users'],
    rows: [['GW-1', '913GW-0010', 9800, ['Wi-Fi', 'Bluetooth'], 4, 100], ['GW-2', '913GW-0020', 14900, ['Wi-Fi', 'Ethernet'], 16, 500], ['GW-3', '913GW-0030', 27600, ['Ethernet', 'GSM 4G'], 50, 2000], ['GW-0', '913GW-0005', 6400, ['Wi-Fi'], 1, 50]],
    extras: { '913GW-0010': { badges: ['hit'] }, '913GW-0030': { badges: ['new'] } },
    draw: (_a, i) => ({ kind: 'gateway', antennas: ([1, 2, 2, 0] as const)[i] ?? 0, ports: ([1, 2, 4, 1] as const)[i] ?? 1, form: i % 2 ? 'upright' : 'flat', hue: quiet(i) }),
  },
  {
    ...base, category: 'gsm-modules', series: 'GM', kind: 'Модуль GSM', tail: (a) => `пользователей: ${shown(number(a, 'users'))}`, weight: [0.15, 0.05], size: '90 × 60 × 40',
    about: 'Открывает ворота по бесплатному звонку и сообщает о каждом проезде.', features: ['Список номеров загружается таблицей', 'Контроль баланса'],
    key: ['link', 'users', 'app'], attrs: { link: ['GSM 4G'], devices_max: 2, ip: 'IP40', temp_min: -30 }, columns: ['users', 'app'],
    rows: [['GM-100', '913GM-0100', 8900, 100, false], ['GM-1000', '913GM-1000', 13900, 1000, true], ['GM-5000', '913GM-5000', 21800, 5000, true]],
    draw: (_a, i) => ({ kind: 'gsm-module', housing: i === 0 ? 'bare' : 'rail', antenna: i !== 1, hue: quiet(i) }),
  },
];

const screens = ['device_kind', 'technology', 'screen', 'camera_mp'];

export const intercomFamilies: Family[] = [
  {
    ...base, category: 'video-panels', series: 'VP', kind: 'Панель вызывная', tail: (a) => `абонентов: ${shown(number(a, 'subscribers'))}`, weight: [0.6, 0.4], size: '110 × 220 × 45',
    about: 'Панель VP с широкоугольной камерой видит гостя целиком и открывает дверь картой, кодом или с телефона.', features: ['Обогрев объектива', 'Подсветка в темноте', 'Встроенный считыватель'],
    key: screens, attrs: { device_kind: 'панель', ip: 'IP65', temp_min: -40, color: 'серебристый' }, columns: ['technology', 'camera_mp', 'subscribers', 'mount', 'wifi'],
    rows: [['VP-1', '60910010', 14900, '2-проводная цифровая', 2, 1, 'накладной', false], ['VP-4', '60910040', 24800, '2-проводная цифровая', 2, 4, 'врезной', false], ['VP-1S', '60910015', 32900, 'IP SIP', 5, 1, 'накладной', true], ['VP-250', '60912500', 98000, 'IP SIP', 5, 250, 'врезной', false]],
    extras: { '60910015': { badges: ['new'] }, '60912500': { stock: 'backorder' } },
    draw: (a, i) => ({ kind: 'video-panel', buttons: Math.min(24, number(a, 'subscribers')), screen: i === 3, keypad: i === 3, mount: a.mount === 'врезной' ? 'flush' : 'surface', hue: quiet(i) }),
  },
  {
    ...base, category: 'monitors', series: 'MN', kind: 'Монитор домофона', tail: (a) => `${shown(number(a, 'screen'))} дюйма`, weight: [0.5, 0.3], size: '240 × 150 × 20',
    about: 'Тонкий монитор MN с сенсорным стеклом, памятью на 1 000 снимков и переадресацией на телефон.', features: ['Запись по движению', 'Два входа для камер'],
    key: screens.slice(0, 3), attrs: { device_kind: 'монитор', mount: 'накладной', ip: 'IP20', temp_min: 0 }, columns: ['technology', 'screen', 'wifi', 'color'],
    rows: [['MN-43', '60940043', 9800, '2-проводная цифровая', 4.3, false, 'белый'], ['MN-70', '60940070', 17600, '2-проводная цифровая', 7, true, 'белый'], ['MN-70B', '60940071', 17600, '2-проводная цифровая', 7, true, 'чёрный'], ['MN-100', '60940100', 34900, 'IP SIP', 10, true, 'чёрный']],
    extras: { '60940070': { badges: ['hit'] } },
    draw: (a, i) => ({ kind: 'monitor', inches: number(a, 'screen'), handset: i === 0, hue: quiet(i) }),
  },
  {
    ...base, category: 'audio-sets', series: 'AH', kind: 'Трубка переговорная', tail: (a) => String(a.color), weight: [0.3, 0.05], size: '85 × 210 × 55',
    about: 'Надёжная трубка для подъездного домофона.', features: ['Регулировка громкости', 'Отключение звонка'],
    key: ['device_kind', 'technology', 'color'], attrs: { device_kind: 'трубка', mount: 'накладной', ip: 'IP20', temp_min: 0 }, columns: ['technology', 'color'],
    rows: [['AH-1', '60950010', 2500, 'аналоговая', 'белый'], ['AH-2', '60950020', 3400, '2-проводная цифровая', 'белый']],
    draw: (_a, i) => ({ kind: 'handset', buttons: i ? 2 : 1, hue: quiet(i) }),
  },
  {
    ...base, category: 'intercom-kits', series: 'IK', kind: 'Комплект видеодомофона', tail: (a) => `монитор ${shown(number(a, 'screen'))} дюймов`, unit: 'компл.', weight: [1.8, 0.6], size: '320 × 260 × 110',
    about: 'Панель и монитор в одной коробке, соединены двумя проводами: поставить можно за вечер.', features: ['Кабель 15 м в комплекте', 'Открывание ворот и калитки отдельно'],
    included: [['Панель вызывная', 1, 'шт.'], ['Монитор', 1, 'шт.'], ['Блок питания', 1, 'шт.'], ['Кабель, 15 м', 1, 'шт.']],
    key: screens, attrs: { device_kind: 'комплект', mount: 'накладной', ip: 'IP65', temp_min: -40, subscribers: 1 }, columns: ['technology', 'screen', 'camera_mp', 'wifi', 'color'],
    rows: [['IK-7', '60990007', 28900, '2-проводная цифровая', 7, 2, false, 'белый'], ['IK-7W', '60990010', 36700, '2-проводная цифровая', 7, 2, true, 'чёрный'], ['IK-10S', '60990100', 62500, 'IP SIP', 10, 5, true, 'чёрный']],
    extras: { '60990010': { badges: ['hit', 'promo'] } },
    draw: (a, i) => ({ kind: 'intercom-kit', inches: number(a, 'screen'), monitors: i === 2 ? 2 : 1, hue: quiet(i) }),
  },
];
