import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that accepts every letter. `confirmations`: the number of letters that confirm an order, by its number. */
export async function startMailServer() {
  const confirmations = new Map<number, number>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, _session, done) {
      void text(stream).then((letter) => {
        const [, body = ''] = letter.split('\r\n\r\n');
        const number = Number(/Заказ №\u00a0(\d+) принят/.exec(Buffer.from(body, 'base64').toString())?.[1]);
        if (number) confirmations.set(number, (confirmations.get(number) ?? 0) + 1);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    confirmations,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
