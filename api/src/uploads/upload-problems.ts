import { fileExtensions } from '@site/contracts/limits';
import { ProblemError } from '../errors.ts';

const refuse = (status: number, message: string) => new ProblemError(status, 'file', message);

export const uploadProblems = {
  absent: () => refuse(400, 'Выберите файл'),
  tooLarge: (bytes: number) =>
    refuse(413, `Файл слишком большой. Максимальный размер\u00a0— ${bytes / 2 ** 20}\u00a0МБ`),
  kind: (allowed: readonly string[] = fileExtensions) =>
    refuse(415, `Недопустимый формат файла. Разрешены: ${allowed.join(', ')}`),
  tooMany: (remedy: string) => refuse(409, `Загружено слишком много файлов. ${remedy}`),
  damaged: () => refuse(415, 'Файл изображения повреждён. Сохраните его заново и\u00a0загрузите ещё раз'),
  tooManyPixels: (width: number, height: number, most: number) =>
    refuse(
      415,
      `Изображение слишком большое: ${width}\u00a0×\u00a0${height} точек. Уменьшите его: можно не\u00a0больше ${most / 1_000_000}\u00a0млн точек`,
    ),
  tooCostly: () =>
    refuse(
      415,
      'Изображение слишком сложное, обработать его не\u00a0удалось. Упростите его или сохраните в\u00a0другом формате',
    ),
  lost: () =>
    new ProblemError(404, 'file', 'Файл не\u00a0сохранился. Загрузите его ещё раз или сообщите об\u00a0этом нам'),
} as const;
