import { bindSpaces } from '@site/kernel/typography';

const decimals = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** «125 000,00» */
export const formatKopecks = (kopecks: number): string => decimals.format(kopecks / 100);
export const formatSum = (roubles: number): string => formatKopecks(roubles * 100);

/** Binds abbreviations in addresses to the next word: «г. Казань, д. 5». */
export const bound = (text: string): string =>
  bindSpaces(text).replace(/(?<=(?:^|[\s,])(?:г|ул|д|оф|стр|корп|пос|обл|кв)\.) (?=\S)/g, '\u00a0');
