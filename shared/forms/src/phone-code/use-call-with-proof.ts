import { paths } from '@site/contracts/paths';
import { useApi, useLocation, useNavigate, type CallResult } from '@site/runtime';
import { useEffect, useRef, useState } from 'react';

const needsProof = (result: CallResult<unknown>) => !result.ok && result.problem.code === 'captcha';

/**
 * Runs calls for which the API may require a proof of work, after many calls from one address. The work is done on the
 * current page and the call repeated, so that form input is kept. The captcha page is the fallback.
 */
export function useCallWithProof() {
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

  /** Returns undefined when the browser cannot do the work. */
  async function doProof(signal: AbortSignal): Promise<CallResult<unknown> | undefined> {
    setChecking(true);
    try {
      // A separate chunk: few visitors need it.
      const { passCaptcha } = await import('../captcha/pass-captcha.ts');
      return await passCaptcha(api, signal);
    } catch {
      return undefined;
    } finally {
      setChecking(false);
    }
  }

  async function withProof<T>(send: () => Promise<CallResult<T>>): Promise<CallResult<T>> {
    const { signal } = (leaving.current ??= new AbortController());
    const first = await send();
    if (!needsProof(first) || signal.aborted) return first;
    const proof = await doProof(signal);
    if (signal.aborted) return first;
    if (proof?.ok) {
      const second = await send();
      if (!needsProof(second)) return second;
    } else if (proof && !needsProof(proof)) return proof;
    // The form's draft keeps the input until the visitor returns.
    void navigate(paths.captcha(pathname + search));
    return first;
  }

  return { checking, withProof };
}
