import type { ApplicationRequest } from '@site/contracts/applications';
import type { PersonalResponse } from '@site/contracts/personal';
import type { Problem } from '@site/contracts/problem';
import type { ApiClient } from '@site/runtime';

type Sent = { ok: true; user: PersonalResponse['user'] } | { ok: false; problem: Pick<Problem, 'code' | 'fields'> };

const failed: Sent = { ok: false, problem: { code: 'unknown' } };

/**
 * Sends the application as form data, as specified for this call. A response without a status, or with `error`, is a
 * failure.
 */
export async function sendApplication(api: Pick<ApiClient, 'requestHeaders'>, form: ApplicationRequest): Promise<Sent> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  try {
    const response = await fetch('/api/account/personal', { method: 'POST', headers: api.requestHeaders(), body });
    const payload = (await response.json()) as Partial<PersonalResponse> | Problem;
    if (payload.status === 'error') return { ok: false, problem: payload };
    return payload.status && payload.user ? { ok: true, user: payload.user } : failed;
  } catch {
    return failed; // no connection, or a response that is not from the API
  }
}
