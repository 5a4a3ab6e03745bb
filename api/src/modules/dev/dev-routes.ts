import { escapeUTF8 as escapeHtml } from 'entities';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Demonstration } from '../../demonstration.ts';

const OPENAPI = '/api/openapi.json';

const pages: [url: string, title: string][] = [
  ['/dev/sms/', 'Отправленные СМС: коды для входа'],
  ['/dev/second-factor/', 'Коды второго фактора администратора'],
  ['/dev/mail/', 'Отправленные письма'],
  ['/dev/courses/', 'Система онлайн-курсов'],
  ['/dev/payments/', 'Платёжный сервис: платежи и\u00a0возвраты'],
  ['/_ui/', 'Компоненты: состояния, свойства, код'],
  ['/_icons/', 'Значки'],
  ['/bloki/', 'Страница со всеми блоками содержания'],
];

const commands: [what: string, command: string][] = [
  [
    'Заказы; один заказ; следующий статус',
    'npm run manage -- orders\nnpm run manage -- orders show <номер>\nnpm run manage -- orders move <номер> processing',
  ],
  ['Закрыть и открыть приём заказов', 'npm run manage -- settings set ordering false'],
  ['Включить технические работы', 'npm run manage -- settings set maintenance true'],
  ['Что ещё решает служба заказов', 'npm run manage -- --help'],
];

const style =
  'body{max-width:56rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#0b2239}' +
  'pre{padding:.75rem 1rem;background:#f4f7fa;overflow-x:auto}td,th{padding:.25rem 1rem .25rem 0;text-align:left}a{color:#0067a8}';

/** The start page for developers, registered outside production only. */
export const devRoutes: FastifyPluginAsyncZod<Pick<Demonstration, 'accounts'>> = async (app, { accounts }) => {
  app.get('/dev/', { schema: { response: { 200: z.string() } } }, async (_request, reply) => {
    const known: typeof pages = app.hasRoute({ method: 'GET', url: OPENAPI })
      ? [...pages, [OPENAPI, 'Описание API: OpenAPI 3']]
      : pages;
    const links = known.map(([url, title]) => `<li><a href="${url}">${title}</a> <code>${url}</code></li>`);
    const commandList = commands.map(
      ([what, command]) => `<p>${what}:</p><pre tabindex="0">${escapeHtml(command)}</pre>`,
    );
    const accountRows = accounts.map(
      ({ phone, label }) => `<tr><td><code>${phone}</code></td><td>${escapeHtml(label)}</td></tr>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        '<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="robots" content="noindex">' +
          '<link rel="icon" href="/favicon.svg">' +
          `<meta name="viewport" content="width=device-width"><title>Для разработки</title><style>${style}</style>` +
          `<h1>Для разработки</h1><ul>${links.join('')}</ul>` +
          `<h2>Демонстрационные профили</h2><p>Вход по телефону: <a href="/login/">/login/</a>, код придёт в <a href="/dev/sms/">СМС</a>.</p>` +
          `<table><thead><tr><th>Телефон</th><th>Кто это</th></tr></thead><tbody>${accountRows.join('')}</tbody></table>` +
          `<h2>Команды</h2>${commandList.join('')}</html>`,
      );
  });
};
