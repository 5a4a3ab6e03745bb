import { plainPage } from './plain-page.ts';

/**
 * For a page that stops its renderer and whose frame cannot be rendered without it. Nothing runs in it: rendered by the
 * browser, the page might stop that as well.
 */
export const stoppedPage = plainPage({
  title: 'Этот раздел сейчас не&nbsp;открывается',
  text: 'Остальные разделы сайта работают. Повторите попытку через минуту.',
  again: 'Повторить',
});
