import { paths } from '@site/contracts/paths';
import { useApi, useLocation, useNavigate, type CallResult } from '@site/runtime';
import { useEffect, useRef, useState } from 'react';

const wantsWork = (result: CallResult<unknown>) => !result.ok && result.problem.code === 'captcha';

/**
 * Calls that the API wants work for, once there were many from one address. It is done where the visitor is, and the call
 * made again by itself: nobody loses what he typed or ticked. The captcha's own page is left for what goes wrong.
 */
export function useEarnedCall() {
  const api = useApi();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [checking, setChecking] = useState(false);
  const leaving = useRef<AbortController>(null);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  /** Undefined where the browser cannot do it. */
  async function work(signal: AbortSignal): Promise<CallResult<unknown> | undefined> {
    setChecking(true);
    try {
      // A chunk of its own: few visitors come to it.
      const { passCaptcha } = await import('../captcha/pass-captcha.ts');
      return await passCaptcha(api, signal);
    } catch {
      return undefined;
    } finally {
      setChecking(false);
    }
  }

  async function earned<T>(send: () => Promise<CallResult<T>>): Promise<CallResult<T>> {
    const { signal } = (leaving.current ??= new AbortController());
    const refused = await send();
    if (!wantsWork(refused) || signal.aborted) return refused;
    const handed = await work(signal);
    if (signal.aborted) return refused;
    if (handed?.ok) {
      const again = await send();
      if (!wantsWork(again)) return again;
    } else if (handed && !wantsWork(handed)) return handed;
    // What was typed is in the form's draft: the visitor comes back to it.
    void navigate(paths.captcha(pathname + search));
    return refused;
  }

  return { checking, earned };
}
