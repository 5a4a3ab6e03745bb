import type { GoodsFileReport, GoodsProgress } from '@site/contracts/manage-goods';
import { goodsFormats, MAX_FILE_BYTES, MAX_GOODS } from '@site/contracts/limits';
import { formatNumber } from '@site/kernel/numbers';
import { formatFileSize } from '@site/kernel/typography';

export const kindNames: Record<GoodsFileReport['changes'][number]['kind'], string> = {
  added: 'Новые',
  changed: 'Изменятся',
  withdrawn: 'Снимутся с\u00a0сайта',
};

export const accept = goodsFormats.map((format) => `.${format}`).join(',');
export const fileHint = `XLSX, XLS, ODS, CSV или\u00a0YAML, не\u00a0больше ${formatFileSize(MAX_FILE_BYTES)} и\u00a0${formatNumber(MAX_GOODS)}\u00a0строк`;

/** The error of a file before its upload; null when valid. The API checks it as well. */
export function fileMistake(file: Pick<File, 'name' | 'size'> | null): string | null {
  if (!file) return 'Выберите файл';
  if (!goodsFormats.includes(file.name.split('.').pop()?.toLowerCase() ?? ''))
    return `Файл «${file.name}» не\u00a0подходит. Нужен один из\u00a0форматов: ${goodsFormats.join(', ')}`;
  if (file.size === 0) return `Файл «${file.name}» пуст`;
  return file.size > MAX_FILE_BYTES
    ? `Файл больше допустимых ${formatFileSize(MAX_FILE_BYTES)}: ${formatFileSize(file.size)}. Сохраните таблицу как\u00a0XLSX, уберите лишние столбцы или\u00a0разделите её на\u00a0части`
    : null;
}

type Counts = Pick<GoodsFileReport, 'added' | 'changed' | 'withdrawn'>;

/** «Новых: 1, изменено: 20, снято с сайта: 3» */
export const countsInWords = ({ added, changed, withdrawn }: Counts): string =>
  [
    added && `новых: ${formatNumber(added)}`,
    changed && `изменено: ${formatNumber(changed)}`,
    withdrawn && `снято с\u00a0сайта: ${formatNumber(withdrawn)}`,
  ]
    .filter(Boolean)
    .join(', ');

export const totalOf = ({ added, changed, withdrawn }: Counts): number => added + changed + withdrawn;

export type Work = { stage: 'send'; share: number } | GoodsProgress;

export const stageNames: Record<Work['stage'], string> = {
  send: 'Отправляем файл',
  read: 'Читаем файл',
  check: 'Проверяем строки',
  write: 'Записываем строки',
};

/** «Проверяем строки: 12 000 из 50 000» */
export const workInWords = (work: Work): string =>
  'total' in work && work.total > 0
    ? `${stageNames[work.stage]}: ${formatNumber(work.done)} из\u00a0${formatNumber(work.total)}`
    : `${stageNames[work.stage]}…`;

/** From 0 to 1; undefined while it is not known. */
export function shareOf(work: Work): number | undefined {
  if (work.stage === 'send') return work.share;
  return work.total > 0 ? work.done / work.total : undefined;
}
