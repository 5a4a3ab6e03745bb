import type { ApiClient, CallResult } from '@site/runtime';
import { doWork } from './work.ts';

/** Solves a captcha challenge, which permits one more code. Rejects when the browser cannot solve it. */
export async function passCaptcha(api: ApiClient, signal: AbortSignal): Promise<CallResult<unknown>> {
  const begun = await api.call('POST /captcha/challenge/', { signal });
  if (!begun.ok) return begun;
  const { challenge, bits } = begun.value;
  const nonce = await doWork({ challenge, bits, signal });
  return api.call('POST /captcha/', { body: { challenge, nonce }, signal });
}
