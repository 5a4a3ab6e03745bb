import { ProblemError } from '../../errors.ts';
import type { RevisionRow } from './revision-repository.ts';

export const publishingProblems = {
  editedMeanwhile: ({ number, author }: Pick<RevisionRow, 'number' | 'author'>) =>
    new ProblemError(
      409,
      'edited_meanwhile',
      `Документ изменён: есть ревизия ${number}, автор — ${author}. Внесите правки в\u00a0неё`,
      { data: { revision: number } },
    ),
  olderThanLive: (row: Pick<RevisionRow, 'number'>, live: Pick<RevisionRow, 'number'>) =>
    new ProblemError(
      409,
      'older_than_live',
      `Опубликована более новая ревизия ${live.number}. Чтобы вернуть ревизию ${row.number} в\u00a0назначенное время, восстановите её и\u00a0запланируйте новую`,
      { data: { revision: live.number } },
    ),
  addressTaken: (address: string) =>
    new ProblemError(409, 'address_taken', `Адрес ${address} занят другим документом или разделом сайта`),
  addressNotAllowed: (address: string) =>
    new ProblemError(
      400,
      'address_place',
      `По\u00a0адресу ${address} сайт не\u00a0показывает страниц: новые страницы создаются на\u00a0верхнем уровне и\u00a0в\u00a0разделах landings, profi, account`,
    ),
  builtInPage: (address: string) =>
    new ProblemError(
      409,
      'products_own',
      `${address} — страница самого сайта: её можно изменить, но\u00a0не\u00a0убрать`,
    ),
  addressFixed: (address: string) =>
    new ProblemError(
      409,
      'address_fixed',
      `${address} — имя, по\u00a0которому документ показывают страницы; своей страницы у\u00a0него нет, и\u00a0имя не\u00a0меняется`,
    ),
  missingMedia: (names: readonly string[]) =>
    new ProblemError(
      409,
      'missing_photographs',
      `В\u00a0библиотеке больше нет файлов, которые показывает эта ревизия: ${names.join(', ')}. Загрузите их или сохраните ревизию без них`,
    ),
  notLive: () => new ProblemError(409, 'not_live', 'Документ не\u00a0опубликован'),
} as const;
