import { escapeUTF8 as escapeHtml } from 'entities';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { SmsInbox } from './sms-inbox-repository.ts';

const time = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Moscow' });

/** A page for developers and tests, registered outside production only. */
export const smsRoutes: FastifyPluginAsyncZod<{ inbox: SmsInbox }> = async (app, { inbox }) => {
  app.get('/dev/sms/', { schema: { response: { 200: z.string() } } }, async (_request, reply) => {
    const rows = (await inbox.latest(50)).map(
      ({ phone, body, created_at }) =>
        `<li data-phone="${escapeHtml(phone)}"><time>${time.format(created_at)}</time> ` +
        `<b>${escapeHtml(phone)}</b> <span>${escapeHtml(body)}</span></li>`,
    );
    const list = rows.length ? `<ol>${rows.join('')}</ol>` : '<p>Сообщений пока нет.</p>';
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        '<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="robots" content="noindex">' +
          `<title>Отправленные СМС</title><h1>Отправленные СМС</h1>${list}</html>`,
      );
  });
};
