import type { CodeSentResponse, RegistrationRequest, VerifyResponse } from '@site/contracts/auth';
import { refreshSession, useApi, useSessionStore, type CallResult } from '@site/runtime';
import type { PendingCode } from './pending-code.ts';
import { useCallWithProof } from './use-call-with-proof.ts';

/** Calls that confirm a phone by a code, for known and for new users. */
export function usePhoneCalls() {
  const api = useApi();
  const session = useSessionStore();
  const { checking, withProof } = useCallWithProof();

  async function pending(
    phone: string,
    request: () => Promise<CallResult<CodeSentResponse>>,
  ): Promise<CallResult<PendingCode>> {
    const sent = await withProof(request);
    if (!sent.ok) return sent;
    const { resend_after, expires_in } = sent.value;
    const now = Date.now();
    return {
      ok: true,
      value: { phone, resendAt: now + resend_after * 1000, expiresAt: now + expires_in * 1000 },
    };
  }

  return {
    /** Whether the proof of work for a code is running; it takes some seconds, and `CheckingNote` explains the wait. */
    checking,
    checkPhone: (phone: string) => api.call('POST /account/user/check-phone', { body: { phone } }),
    sendCode: (phone: string) => pending(phone, () => api.call('POST /account/user/login', { body: { phone } })),
    resendCode: (phone: string) =>
      pending(phone, () => api.call('POST /account/user/refresh-code', { body: { phone } })),
    sendChangeCode: (phone: string) =>
      pending(phone, () => api.call('POST /account/check-change-phone', { body: { phone } })),
    sendDeletionCode: (phone: string) => pending(phone, () => api.call('POST /account/personal/deletion-code/')),
    registrate: (person: RegistrationRequest) =>
      pending(person.phone, () => api.call('POST /account/user/registrate', { body: person })),

    async verify(phone: string, code: string): Promise<CallResult<VerifyResponse>> {
      const answer = await api.call('POST /account/user/verify', { body: { phone, code } });
      if (!answer.ok) return answer;
      const { user: personal } = answer.value;
      // The login has succeeded, even when the session cannot be refreshed.
      await refreshSession(session, api).catch(() => session.setState({ authed: true, personal }));
      return answer;
    },
  };
}
