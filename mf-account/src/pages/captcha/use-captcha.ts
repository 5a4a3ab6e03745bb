import { paths } from '@site/contracts/paths';
import { passCaptcha } from '@site/forms/captcha';
import { ownAddress } from '@site/kernel/own-address';
import { problemText, useApi, useNavigate, useSearchParams, type ApiClient } from '@site/runtime';
import { useEffect, useEffectEvent, useState } from 'react';

/** Longer than this, in ms, the visitor is told that it goes on. */
const LONG = 10_000;

export type CaptchaState = { kind: 'working' | 'slow' | 'done' } | { kind: 'failed'; message: string };

async function pass(api: ApiClient, signal: AbortSignal): Promise<CaptchaState> {
  const handed = await passCaptcha(api, signal);
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
