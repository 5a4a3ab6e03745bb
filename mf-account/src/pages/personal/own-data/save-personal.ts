import { addressOf } from '@site/contracts/endpoint-address';
import type { PersonalResponse, PersonalForm } from '@site/contracts/personal';
import type { Problem } from '@site/contracts/problem';
import type { CallResult } from '@site/runtime';

const problem = (code: string, message: string): Problem => ({ status: 'error', code, message });

const isSaved = (body: PersonalResponse | Problem | undefined): body is PersonalResponse => body?.status === 'ok';

/** Sends form data, as specified for this call. A response without its status is a failure. */
export async function savePersonal(
  values: PersonalForm,
  headers: Record<string, string>,
): Promise<CallResult<PersonalResponse>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  try {
    const response = await fetch(addressOf('POST /account/personal'), { method: 'POST', headers, body });
    const payload = (await response.json().catch(() => undefined)) as PersonalResponse | Problem | undefined;
    if (isSaved(payload)) return { ok: true, value: payload };
    const unknown = problem('unknown', 'Не\u00a0удалось сохранить изменения');
    return { ok: false, status: response.status, problem: payload ?? unknown };
  } catch {
    return { ok: false, status: 503, problem: problem('network', 'Нет соединения с\u00a0сервером') };
  }
}
