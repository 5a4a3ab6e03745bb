import type { CheckPhoneAnswer, CodeSentAnswer, RegistrationRequest, VerifyAnswer } from '@site/contracts/auth';
import { refreshSession, useApi, useSessionStore, type CallResult } from '@site/runtime';
import type { PendingCode } from './pending-code.ts';

const user = '/account/user';

/** The calls that confirm a phone by a code: of those who are known, and of those who register. */
export function usePhoneCalls() {
  const api = useApi();
  const session = useSessionStore();

  async function askCode<Body extends { phone: string }>(action: string, body: Body): Promise<CallResult<PendingCode>> {
    const sent = await api.call<CodeSentAnswer>('POST', `${user}/${action}`, body);
    if (!sent.ok) return sent;
    const { resend_after, expires_in } = sent.value;
    const now = Date.now();
    return { ok: true, value: { phone: body.phone, resendAt: now + resend_after * 1000, expiresAt: now + expires_in * 1000 } };
  }

  return {
    checkPhone: (phone: string) => api.call<CheckPhoneAnswer>('POST', `${user}/check-phone`, { phone }),
    sendCode: (phone: string) => askCode('login', { phone }),
    resendCode: (phone: string) => askCode('refresh-code', { phone }),
    registrate: (person: RegistrationRequest) => askCode('registrate', person),

    async verify(phone: string, code: string): Promise<CallResult<VerifyAnswer>> {
      const answer = await api.call<VerifyAnswer>('POST', `${user}/verify`, { phone, code });
      if (!answer.ok) return answer;
      const { user: personal } = answer.value;
      // The visitor is logged in by now; that his cart could not be asked for is no reason to say otherwise.
      await refreshSession(session, api).catch(() => session.setState({ authed: true, personal }));
      return answer;
    },
  };
}
