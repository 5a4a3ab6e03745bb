/** What has a sign of its own. */
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
  sensor: 'Навигация',
  part: 'Запас',
};

/** The first five characters of an article are its series: models of one kind of thing, whichever version of the rules. */
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

/** What is built into another thing has no sign: its host names it. */
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

export const kindOf = (article: string): Kind | undefined => bySeries[seriesOf(article)];
export const hostOf = (article: string): Kind | undefined => hostsBySeries[seriesOf(article)];
export const isBoom = (article: string): boolean => ['903BM', '903BJ'].includes(seriesOf(article));
export const isReader = (article: string): boolean => seriesOf(article) === '908RM';

/** The model's number is its length: `903BM-0060` is of 6 m. */
export const boomLength = (article: string): number => Number(article.slice(-4)) * 100;
