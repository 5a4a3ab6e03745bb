/** Articles of the equipment list by function. Their names and prices are in the price book. */

export interface ColumnModel {
  article: string;
  direction: 'entry' | 'exit';
  /** Medium of one-time clients; `none`: for permanent clients, with a built-in card reader. */
  media: 'ticket' | 'plate' | 'none';
  terminal: boolean;
}

export const columnModels: readonly ColumnModel[] = [
  { article: '908PE-0010', direction: 'entry', media: 'ticket', terminal: false },
  { article: '908PE-0020', direction: 'entry', media: 'none', terminal: false },
  { article: '908PE-0030', direction: 'entry', media: 'plate', terminal: false },
  { article: '908PX-0010', direction: 'exit', media: 'ticket', terminal: false },
  { article: '908PX-0015', direction: 'exit', media: 'ticket', terminal: true },
  { article: '908PX-0020', direction: 'exit', media: 'none', terminal: false },
  { article: '908PX-0030', direction: 'exit', media: 'plate', terminal: false },
  { article: '908PX-0035', direction: 'exit', media: 'plate', terminal: true },
];

export const equipment = {
  rfidReader: '908RM-0010',
  uhfReader: '908RU-0010',
  plateCamera: '908LP-0010',
  voiceModule: '908IM-0010',
  columnHeater: '908HK-0010',
  barrier: { 400: '903BR-0040', 600: '903BR-0060', 800: '903BR-0080' },
  boom: { 300: '903BM-0030', 400: '903BM-0040', 600: '903BM-0060', 800: '903BM-0080' },
  articulatedBoom: '903BJ-0040',
  boomRest: '903BS-0010',
  barrierHeater: '903BH-0010',
  loopDetector: '908LD-0010',
  loop: '908LC-0010',
  trafficLight: '908TL-0010',
  payStation: { 'cash-and-card': '908PA-0010', card: '908PA-0020' },
  cashierDesk: '908PC-0010',
  fiscalDevice: '908FR-0010',
  validator: '908PV-0010',
  parkingServer: { 8: '908SV-0010', 24: '908SV-0020', 64: '908SV-0030' },
  plateServer: { 4: '908SL-0010', 12: '908SL-0020' },
  licence: {
    base: '908LI-0010',
    lane: '908LI-0020',
    payment: '908LI-0030',
    workplace: '908LI-0040',
    plate: '908LI-0050',
    online: '908LI-0060',
  },
  workplace: '908WS-0010',
  networkSwitch: { 8: '908NS-0008', 16: '908NS-0016', 24: '908NS-0024' },
  ups: { 1500: '908UP-0015', 3000: '908UP-0030' },
  display: '908DS-0010',
  intercomStation: '908IC-0010',
  spaceSensor: '908SN-0010',
  sensorHub: '908SN-0050',
  commissioning: { lane: '999PN-0010', payment: '999PN-0020', server: '999PN-0030' },
  training: '999TR-0010',
  tickets: '908TK-0010',
  receiptRoll: '908RP-0010',
  cards: '908CD-0010',
  tags: '908UT-0010',
  sign: {
    parking: '908SG-0010',
    paid: '908SG-0020',
    disabled: '908SG-0030',
    tariffs: '908SG-0040',
    height: '908SG-0050',
    direction: '908SG-0060',
    payStation: '908SG-0070',
  },
  paint: '908MK-0010',
  post: '908BU-0010',
  wheelStop: '908KO-0010',
} as const;

type Articles = string | { readonly [name: string]: Articles };
const articlesOf = (part: Articles): string[] =>
  typeof part === 'string' ? [part] : Object.values(part).flatMap(articlesOf);

export const equipmentOrder: readonly string[] = [
  ...columnModels.map(({ article }) => article),
  ...articlesOf(equipment),
];
