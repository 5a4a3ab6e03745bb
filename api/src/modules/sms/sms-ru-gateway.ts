import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { SmsTransport } from './sms-gateway.ts';

/** What the operator answers: https://sms.ru/api/send. Of each number it says whether its message was taken. */
const Answer = z.object({
  status: z.string(),
  status_code: z.int(),
  status_text: z.string().optional(),
  sms: z.record(z.string(), z.object({ status: z.string(), status_code: z.int() })).optional(),
});

/** The operator is busy or out of order for a moment: https://sms.ru/api/status. Any other refusal stays one. */
const PASSING = new Set([220, 500]);

/** Never with the number or the text: errors go to the log. */
class SmsError extends Error {
  override name = 'SmsError';

  constructor(
    message: string,
    readonly passing: boolean,
  ) {
    super(message);
  }
}

type Settings = {
  url: string;
  apiId: string;
  /** The sender's name, where the operator has agreed to one. */
  sender?: string | undefined;
  timeout?: number;
  /** Before each further try, in ms. */
  pauses?: readonly number[];
};

export function createSmsRuGateway({
  url,
  apiId,
  sender,
  timeout = 5_000,
  pauses = [300, 1_000],
}: Settings): SmsTransport {
  async function sendOnce(phone: string, text: string) {
    const to = phone.replace('+', '');
    const body = new URLSearchParams({ api_id: apiId, to, msg: text, json: '1', ...(sender && { from: sender }) });
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeout) }).catch(
      (error: Error) => {
        throw new SmsError(`The SMS operator does not answer (${error.name})`, true);
      },
    );
    if (!response.ok) throw new SmsError(`The SMS operator answers ${response.status}`, response.status >= 500);
    const answer = Answer.safeParse(await response.json().catch(() => undefined));
    if (!answer.success) throw new SmsError('The SMS operator answers what nobody understands', true);
    const { status, status_code, sms } = answer.data;
    const message = sms?.[to];
    const code = message?.status_code ?? status_code;
    if (status !== 'OK' || message?.status !== 'OK')
      throw new SmsError(`The SMS operator refuses with code ${code}`, PASSING.has(code));
  }

  return {
    async send(phone, text) {
      for (const wait of [...pauses, undefined])
        try {
          return await sendOnce(phone, text);
        } catch (error) {
          if (wait === undefined || !(error instanceof SmsError && error.passing)) throw error;
          await pause(wait);
        }
    },
  };
}
