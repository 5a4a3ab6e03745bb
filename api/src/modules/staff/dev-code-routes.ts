import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { codeAt, PERIOD } from './totp.ts';

type Options = { secret: string; now: () => Date };

/** Codes of the demonstration's administrator: a page for developers and tests, registered outside production only. */
export const devCodeRoutes: FastifyPluginAsyncZod<Options> = async (app, { secret, now }) => {
  app.get('/dev/second-factor/', { schema: { response: { 200: z.string() } } }, async (_request, reply) => {
    const at = now().getTime();
    const rows = [0, 1].map((later) => `<li><code>${codeAt(secret, new Date(at + later * PERIOD * 1000))}</code></li>`);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        '<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="robots" content="noindex">' +
          '<meta http-equiv="refresh" content="10"><title>Второй фактор</title><h1>Второй фактор администратора</h1>' +
          `<p>Секрет для приложения: <code>${secret}</code></p>` +
          `<p>Подходят текущий и следующий код, каждый один раз:</p><ol>${rows.join('')}</ol></html>`,
      );
  });
};
