import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { SmsTransport } from './sms-gateway.ts';

/** Response of the operator, with a status per number: https://sms.ru/api/send. */
const Answer = z.object({
  status: z.string(),
  status_code: z.int(),
  status_text: z.string().optional(),
  sms: z.record(z.string(), z.object({ status: z.string(), status_code: z.int() })).optional(),
});

/** Codes of temporary failures: https://sms.ru/api/status. Other codes are permanent. */
const TEMPORARY_CODES = new Set([220, 500]);

/** Must not contain the number or the text, because errors are logged. */
class SmsError extends Error {
  override name = 'SmsError';

  constructor(
    message: string,
    readonly isTemporary: boolean,
  ) {
    super(message);
  }
}

type Settings = {
  url: string;
  apiId: string;
  /** Sender name registered with the operator. */
  sender?: string | undefined;
  timeout?: number;
  /** Pauses before each retry, in ms. */
  pauses?: readonly number[];
};

export class SmsRuGateway implements SmsTransport {
  constructor(private readonly settings: Settings) {}

  async send(phone: string, text: string): Promise<void> {
    const { pauses = [300, 1_000] } = this.settings;
    for (const wait of [...pauses, undefined])
      try {
        return await this.sendOnce(phone, text);
      } catch (error) {
        if (wait === undefined || !(error instanceof SmsError && error.isTemporary)) throw error;
        await pause(wait);
      }
  }

  private async sendOnce(phone: string, text: string): Promise<void> {
    const { url, apiId, sender, timeout = 5_000 } = this.settings;
    const to = phone.replace('+', '');
    const body = new URLSearchParams({ api_id: apiId, to, msg: text, json: '1', ...(sender && { from: sender }) });
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeout) }).catch(
      (error: Error) => {
        throw new SmsError(`The SMS operator did not respond (${error.name})`, true);
      },
    );
    if (!response.ok)
      throw new SmsError(`The SMS operator responded with status ${response.status}`, response.status >= 500);
    const answer = Answer.safeParse(await response.json().catch(() => undefined));
    if (!answer.success) throw new SmsError('The SMS operator sent a malformed response', true);
    const { status, status_code, sms } = answer.data;
    const message = sms?.[to];
    const code = message?.status_code ?? status_code;
    if (status !== 'OK' || message?.status !== 'OK')
      throw new SmsError(`The SMS operator rejected the message with code ${code}`, TEMPORARY_CODES.has(code));
  }
}
