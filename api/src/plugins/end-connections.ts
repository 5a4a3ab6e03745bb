import { drainConnections } from '@site/kernel/closing';
import type { FastifyInstance } from 'fastify';

/** Until then answers may be sent to their end; what is still under way is cut. */
const DRAIN = 4_000;

/** Of an application that closes, every answer ends its connection, and idle ones are closed at once. */
export function endConnections(app: Pick<FastifyInstance, 'addHook' | 'server'>) {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    drainConnections(app.server, DRAIN);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
