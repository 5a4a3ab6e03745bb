import { escapeUTF8 as escapeHtml } from 'entities';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { MailInbox } from './mail-inbox-repository.ts';

const time = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Moscow' });

/** A page for developers and tests, not registered in production. */
export const mailRoutes: FastifyPluginAsyncZod<{ inbox: MailInbox }> = async (app, { inbox }) => {
  app.get('/dev/mail/', { schema: { response: { 200: z.string() } } }, async (_request, reply) => {
    const rows = (await inbox.latest(50)).map(
      ({ recipient, subject, body, created_at }) =>
        `<li data-to="${escapeHtml(recipient)}"><time>${time.format(created_at)}</time> ` +
        `<b>${escapeHtml(recipient)}</b> <strong>${escapeHtml(subject)}</strong><pre>${escapeHtml(body)}</pre></li>`,
    );
    const list = rows.length ? `<ol>${rows.join('')}</ol>` : '<p>Писем пока нет.</p>';
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        '<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="robots" content="noindex">' +
          `<title>Отправленные письма</title><h1>Отправленные письма</h1>${list}</html>`,
      );
  });
};
