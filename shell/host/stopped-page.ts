import { plainPage } from './plain-page.ts';

/**
 * Response for a page that stops its renderer, even with its error block. It has no scripts, because the page might
 * also block the browser.
 */
export const stoppedPage = plainPage({
  title: 'Этот раздел сейчас не&nbsp;открывается',
  text: 'Остальные разделы сайта работают. Повторите попытку через минуту.',
  again: 'Повторить',
});
