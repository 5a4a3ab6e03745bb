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
  lost: () =>
    new ProblemError(404, 'file', 'Файл не\u00a0сохранился. Загрузите его ещё раз или сообщите об\u00a0этом нам'),
} as const;
