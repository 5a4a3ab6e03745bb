import { plainPage } from './plain-page.ts';

/** For a form that a browser has sent to the address of a page: pages are only read. */
export const notAcceptedPage = plainPage({
  title: 'Форма не&nbsp;отправлена',
  text: 'Страница загрузилась не&nbsp;полностью, или в&nbsp;браузере выключен JavaScript. Вернитесь назад: введённое обычно сохраняется в&nbsp;браузере. Затем обновите страницу и&nbsp;отправьте форму ещё раз.',
  again: 'Открыть страницу снова',
});
