import { paths } from '@site/contracts/paths';
import { ownAddress } from '@site/kernel/own-address';
import { problemText, useApi, useNavigate, useSearchParams, type ApiClient } from '@site/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { doWork } from './work.ts';

/** Longer than this, in ms, the visitor is told that it goes on. */
const LONG = 10_000;

export type CaptchaState = { kind: 'working' | 'slow' | 'done' } | { kind: 'failed'; message: string };

/** Asks for the work, does it, hands it in. */
async function pass(api: ApiClient, signal: AbortSignal): Promise<CaptchaState> {
  const begun = await api.call('POST /captcha/challenge/', { signal });
  if (!begun.ok) return { kind: 'failed', message: await problemText(begun.problem) };
  const { challenge, bits } = begun.value;
  const nonce = await doWork({ challenge, bits, signal });
  const handed = await api.call('POST /captcha/', { body: { challenge, nonce }, signal });
  return handed.ok ? { kind: 'done' } : { kind: 'failed', message: await problemText(handed.problem) };
}

/** Leads back, when the work is done, to where the code was asked for. */
export function useCaptcha() {
  const api = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [state, setState] = useState<CaptchaState>({ kind: 'working' });
  const [attempt, setAttempt] = useState(0);

  const take = useEffectEvent((result: CaptchaState) => {
    setState(result);
    if (result.kind === 'done')
      void navigate(ownAddress(search.get('returnTo') ?? paths.login()) ?? paths.login(), { replace: true });
  });

  useEffect(() => {
    const leaving = new AbortController();
    const slow = setTimeout(() => setState((now) => (now.kind === 'working' ? { kind: 'slow' } : now)), LONG);
    pass(api, leaving.signal).then(take, () => {
      if (!leaving.signal.aborted) take({ kind: 'failed', message: 'Проверку не\u00a0удалось завершить' });
    });
    return () => {
      clearTimeout(slow);
      leaving.abort();
    };
  }, [api, attempt]);

  const again = () => {
    setState({ kind: 'working' });
    setAttempt((count) => count + 1);
  };
  return { state, again };
}
