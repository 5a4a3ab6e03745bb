import type { CheckPhoneAnswer, CodeSentAnswer, VerifyAnswer } from '@site/contracts/auth';
import { refreshSession, useApi, useSessionStore, type CallResult } from '@site/runtime';
import type { PendingCode } from './pending-code.ts';

const user = '/account/user';

/** The calls of the login by phone and code. */
export function useLoginCalls() {
  const api = useApi();
  const session = useSessionStore();

  async function askCode(action: 'login' | 'refresh-code', phone: string): Promise<CallResult<PendingCode>> {
    const sent = await api.call<CodeSentAnswer>('POST', `${user}/${action}`, { phone });
    if (!sent.ok) return sent;
    const { resend_after, expires_in } = sent.value;
    const now = Date.now();
    return { ok: true, value: { phone, resendAt: now + resend_after * 1000, expiresAt: now + expires_in * 1000 } };
  }

  return {
    checkPhone: (phone: string) => api.call<CheckPhoneAnswer>('POST', `${user}/check-phone`, { phone }),
    sendCode: (phone: string) => askCode('login', phone),
    resendCode: (phone: string) => askCode('refresh-code', phone),

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
