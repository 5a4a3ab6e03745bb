import type { ApiClient, CallResult } from '@site/runtime';
import { doWork } from './work.ts';

/** Asks for the work, does it, hands it in: good for one more code. Rejects where the browser cannot do it. */
export async function passCaptcha(api: ApiClient, signal: AbortSignal): Promise<CallResult<unknown>> {
  const begun = await api.call('POST /captcha/challenge/', { signal });
  if (!begun.ok) return begun;
  const { challenge, bits } = begun.value;
  const nonce = await doWork({ challenge, bits, signal });
  return api.call('POST /captcha/', { body: { challenge, nonce }, signal });
}
