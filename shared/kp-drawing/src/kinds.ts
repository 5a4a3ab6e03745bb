/** Kinds of objects with a sign of their own. */
export type Kind =
  | 'column'
  | 'barrier'
  | 'camera'
  | 'uhf'
  | 'loop'
  | 'light'
  | 'rest'
  | 'display'
  | 'station'
  | 'desk'
  | 'validator'
  | 'server'
  | 'plates'
  | 'switch'
  | 'ups'
  | 'workplace'
  | 'intercom'
  | 'sensor'
  | 'hub'
  | 'part';

export const kindWords: Record<Kind, string> = {
  column: 'Стойка',
  barrier: 'Шлагбаум',
  camera: 'Камера',
  uhf: 'Считыватель UHF',
  loop: 'Петля',
  light: 'Светофор',
  rest: 'Опора стрелы',
  display: 'Табло',
  station: 'Касса',
  desk: 'Место кассира',
  validator: 'Валидаторы',
  server: 'Сервер парковки',
  plates: 'Сервер распознавания',
  switch: 'Коммутатор',
  ups: 'ИБП',
  workplace: 'Место оператора',
  intercom: 'Пульт связи',
  sensor: 'Датчики мест',
  hub: 'Концентратор',
  part: 'Запас',
};

/** By series, the first five characters of an article: all models of a kind, in every version of the rules. */
const bySeries: Record<string, Kind> = {
  '908PE': 'column',
  '908PX': 'column',
  '903BR': 'barrier',
  '908LP': 'camera',
  '908RU': 'uhf',
  '908LC': 'loop',
  '908TL': 'light',
  '903BS': 'rest',
  '908DS': 'display',
  '908PA': 'station',
  '908PC': 'desk',
  '908PV': 'validator',
  '908SV': 'server',
  '908SL': 'plates',
  '908NS': 'switch',
  '908UP': 'ups',
  '908WS': 'workplace',
  '908IC': 'intercom',
  '908SN': 'sensor',
};

/** Built-in parts have no sign and are listed with their host. */
const hostsBySeries: Record<string, Kind> = {
  '908RM': 'column',
  '908IM': 'column',
  '908HK': 'column',
  '903BM': 'barrier',
  '903BJ': 'barrier',
  '903BH': 'barrier',
  '908LD': 'barrier',
};

const seriesOf = (article: string) => article.slice(0, 5);

/** Hubs of the sensors, which have the same series. */
const hubs: readonly string[] = ['908SN-0050'];

export const kindOf = (article: string): Kind | undefined =>
  hubs.includes(article) ? 'hub' : bySeries[seriesOf(article)];
export const hostOf = (article: string): Kind | undefined => hostsBySeries[seriesOf(article)];
export const isBoom = (article: string): boolean => ['903BM', '903BJ'].includes(seriesOf(article));
export const isReader = (article: string): boolean => seriesOf(article) === '908RM';

/** The boom's length in mm is encoded in the article: `903BM-0060` is 6 m. */
export const boomLength = (article: string): number => Number(article.slice(-4)) * 100;
