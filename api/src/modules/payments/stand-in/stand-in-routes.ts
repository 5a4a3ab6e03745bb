import { escapeUTF8 as escapeHtml } from 'entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { formatKopecks } from '../../../papers/paper-texts.ts';
import { type Amount, kopecksOf, type PaymentStandIn } from './payment-stand-in.ts';

const Id = z.object({ id: z.string().max(100) });
const Decision = z.object({ action: z.enum(['pay', 'refuse', 'leave']) });

const style =
  'body{max-width:28rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#0b2239}' +
  'h1{font-size:1.5rem}form{display:grid;gap:.75rem}button{min-height:48px;font:inherit;cursor:pointer}a{color:#0067a8}';

const sendPage = (reply: FastifyReply, title: string, content: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      '<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="robots" content="noindex">' +
        '<meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg">' +
        `<title>${title}</title><style>${style}</style><main><h1>${title}</h1>${content}</main></html>`,
    );

const sumInWords = (amount: Amount) => `${formatKopecks(kopecksOf(amount))}\u00a0₽`;

const methods = { bank_card: 'Банковская карта', sbp: 'СБП' } as const;
const states = { pending: 'ожидает оплаты', succeeded: 'оплачен', canceled: 'отменён' } as const;

const form =
  '<form method="post"><button name="action" value="pay">Оплатить</button>' +
  '<button name="action" value="refuse">Отказать</button><button name="action" value="leave">Уйти</button></form>' +
  '<p>«Отказать»: банк отклоняет платёж. «Уйти»: покупатель возвращается на&nbsp;сайт, не&nbsp;заплатив.</p>';

/** The payment service of the demonstration, outside production only: YooKassa's protocol, and the buyer's page. */
export const standInRoutes: FastifyPluginAsyncZod<{ standIn: PaymentStandIn }> = async (app, { standIn }) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const callOf = ({ headers, body }: FastifyRequest) => ({
    authorization: headers.authorization,
    key: headers['idempotence-key'] as string | undefined,
    body,
  });

  app.post('/dev/payments/v3/payments', async (request, reply) => {
    const { status, body } = await standIn.create(callOf(request));
    return reply.status(status).send(body);
  });
  app.post('/dev/payments/v3/refunds', async (request, reply) => {
    const { status, body } = await standIn.createRefund(callOf(request));
    return reply.status(status).send(body);
  });
  for (const kind of ['payments', 'refunds'])
    app.get(`/dev/payments/v3/${kind}/:id`, { schema: { params: Id } }, async (request, reply) => {
      const { status, body } = await standIn.object(request.params.id, callOf(request));
      return reply.status(status).send(body);
    });

  app.get('/dev/payments/', async (_request, reply) => {
    const rows = (await standIn.latest()).map(({ id, amount, status, payment_id, description }) => {
      const sum = sumInWords(amount as Amount);
      const state = states[status as keyof typeof states];
      return payment_id
        ? `<li>Возврат ${sum}</li>`
        : `<li><a href="/dev/payments/${escapeHtml(id)}/">${escapeHtml(String(description))}</a>: ${sum}, ${state}</li>`;
    });
    const list = rows.length ? `<ol>${rows.join('')}</ol>` : '<p>Платежей пока нет.</p>';
    return sendPage(reply, 'Платёжный сервис', list);
  });

  app.get('/dev/payments/:id/', { schema: { params: Id } }, async (request, reply) => {
    const payment = await standIn.payment(request.params.id);
    if (!payment) return sendPage(reply.status(404), 'Платёж не&nbsp;найден', '');
    const { amount, description, payment_method_data, status, confirmation } = payment;
    const facts = `<p>${escapeHtml(description)}</p><p><b>${sumInWords(amount)}</b>, ${methods[payment_method_data.type]}</p>`;
    const rest =
      status === 'pending'
        ? form
        : `<p>Платёж ${states[status]}.</p><p><a href="${escapeHtml(confirmation.return_url)}">Вернуться на&nbsp;сайт</a></p>`;
    return sendPage(reply, 'Демонстрационная оплата', facts + rest);
  });

  app.post('/dev/payments/:id/', { schema: { params: Id, body: Decision } }, async (request, reply) => {
    const url = await standIn.decide(request.params.id, request.body.action);
    return url ? reply.redirect(url, 303) : sendPage(reply.status(404), 'Платёж не&nbsp;найден', '');
  });
};
