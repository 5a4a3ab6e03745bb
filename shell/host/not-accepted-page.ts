import { plainPage } from './plain-page.ts';

/** Response to a form that a browser submits to the address of a page, because pages accept only GET and HEAD. */
export const notAcceptedPage = plainPage({
  title: 'Форма не&nbsp;отправлена',
  text: 'Страница загрузилась не&nbsp;полностью, или в&nbsp;браузере выключен JavaScript. Вернитесь назад: введённое обычно сохраняется в&nbsp;браузере. Затем обновите страницу и&nbsp;отправьте форму ещё раз.',
  again: 'Открыть страницу снова',
});
