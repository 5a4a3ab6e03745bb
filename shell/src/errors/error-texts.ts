/** Titles of the error pages, verbatim from the specification. */
const titles: Record<number, string> = {
  401: 'Вы не авторизованы',
  403: 'Извините, но доступ к данной странице ограничен.',
  404: 'К сожалению, страница не найдена',
};

export const errorTitle = (status: number): string => titles[status] ?? 'Что-то пошло не так';

export const shownStatus = (status: number): number => Math.min(status, 500);

/** Whether a page failed to load because the browser is offline. */
export const isNoConnection = (status: number): boolean => status >= 500 && !navigator.onLine;
export const NO_CONNECTION = 'Нет соединения с\u00a0интернетом';
