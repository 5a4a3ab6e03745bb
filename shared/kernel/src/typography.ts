const NBSP = '\u00a0';

/** One- and two-letter words that must not hang at the end of a line. */
const shortWords = /(^|[\s(«„])((?:[авикосуя]|бы|во|до|же|за|из|ко|ли|на|не|ни|но|об|он|от|по|со|то|мы|вы)) (?=\S)/giu;

/** Units that stay with their number. */
const units =
  /(\d) (?=(?:₽|%|°C|мм|см|м|км|кг|г|т|В|Вт|кВт|А|Гц|МГц|Н|Н·м|ч|мин|с|мес|шт|дн|лет|года?|м²|м³|КБ|МБ|ГБ)(?![а-яёa-z]))/giu;

/** Binds what Russian typography never parts. Quotes and dashes are the author's; only spaces change. */
export function bindSpaces(text: string): string {
  return (
    text
      .replace(shortWords, `$1$2${NBSP}`)
      // Twice, because in «и в» the second word begins where the first match ended.
      .replace(shortWords, `$1$2${NBSP}`)
      .replace(units, `$1${NBSP}`)
      .replace(/№ ?(?=\d)/g, `№${NBSP}`)
      .replace(/ (?=[–—] )/g, NBSP)
  );
}

/** «от 12 до 40» as «12–40»: an en dash without spaces. */
export const formatRange = (from: string | number, to: string | number): string => `${from}–${to}`;

const size = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** «2,4 МБ». */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${size.format(Math.max(1, Math.round(kilobytes)))}${NBSP}КБ`;
  return `${size.format(kilobytes / 1024)}${NBSP}МБ`;
}
