import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { HistoryEntry } from '../history.ts';

/** Deadline of one request, and the pauses before it is sent again, in ms. */
const DEADLINE = 5000;
const PAUSES = [1000, 5000, 25_000];

export interface Notice {
  event: 'rollback';
  site: string;
  reason: string;
  /** One for each remote that was taken back. */
  entries: HistoryEntry[];
}

interface WebhookOptions {
  url: string;
  log: Pick<Logger, 'error'>;
  signal: AbortSignal;
  pauses?: number[];
  deadline?: number;
}

/** Posts the notice as JSON until a response is successful or the attempts are used up. Never rejects. */
export async function notify(
  notice: Notice,
  { url, log, signal, pauses = PAUSES, deadline = DEADLINE }: WebhookOptions,
): Promise<void> {
  for (const wait of [...pauses, undefined]) {
    const failure = await post(url, notice, AbortSignal.any([signal, AbortSignal.timeout(deadline)]));
    if (failure === undefined || signal.aborted) return;
    log.error({ err: failure }, `the webhook of releases failed; ${wait === undefined ? 'given up' : 'retrying'}`);
    if (wait !== undefined) await pause(wait, undefined, { signal }).catch(() => {});
  }
}

async function post(url: string, notice: Notice, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(notice),
      redirect: 'error',
      signal,
    });
    await response.body?.cancel();
    return response.ok ? undefined : new Error(`expected a successful response, found ${response.status}`);
  } catch (error) {
    return error;
  }
}
