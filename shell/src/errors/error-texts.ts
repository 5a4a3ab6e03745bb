/** Texts of the error pages; fixed by the specification, letter for letter. */
const titles: Record<number, string> = {
  401: 'Вы не авторизованы',
  403: 'Извините, но доступ к данной странице ограничен.',
  404: 'К сожалению, страница не найдена',
};

export const errorTitle = (status: number): string => titles[status] ?? 'Что-то пошло не так';

/** Statuses of 500 and above are shown as 500. */
export const shownStatus = (status: number): number => Math.min(status, 500);

/** In the browser: a page could not come because the visitor is offline. */
export const isNoConnection = (status: number): boolean => status >= 500 && !navigator.onLine;
export const NO_CONNECTION = 'Нет соединения с\u00a0интернетом';
