import { paths } from '@site/contracts/paths';
import { passCaptcha } from '@site/forms/captcha';
import { ownAddress } from '@site/kernel/own-address';
import { problemText, useApi, useNavigate, useSearchParams, type ApiClient } from '@site/runtime';
import { useEffect, useEffectEvent, useState } from 'react';

/** Delay in ms before the page says that the work takes longer. */
const SLOW_AFTER = 10_000;

export type CaptchaState = { kind: 'working' | 'slow' | 'done' } | { kind: 'failed'; message: string };

async function solve(api: ApiClient, signal: AbortSignal): Promise<CaptchaState> {
  const result = await passCaptcha(api, signal);
  return result.ok ? { kind: 'done' } : { kind: 'failed', message: await problemText(result.problem) };
}

/** Solves the challenge and returns to the page that requested the code. */
export function useCaptcha() {
  const api = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [state, setState] = useState<CaptchaState>({ kind: 'working' });
  const [attempt, setAttempt] = useState(0);

  const take = useEffectEvent((result: CaptchaState) => {
    setState(result);
    if (result.kind === 'done')
      void navigate(ownAddress(search.get('returnTo') ?? '') ?? paths.login(), { replace: true });
  });

  useEffect(() => {
    const abort = new AbortController();
    const slow = setTimeout(() => setState((now) => (now.kind === 'working' ? { kind: 'slow' } : now)), SLOW_AFTER);
    solve(api, abort.signal).then(take, () => {
      if (!abort.signal.aborted) take({ kind: 'failed', message: 'Проверку не\u00a0удалось завершить' });
    });
    return () => {
      clearTimeout(slow);
      abort.abort();
    };
  }, [api, attempt]);

  const retry = () => {
    setState({ kind: 'working' });
    setAttempt((count) => count + 1);
  };
  return { state, retry };
}
