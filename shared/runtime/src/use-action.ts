import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { CallResult } from './api-client.ts';
import { toastProblem } from './problem-text.ts';
import { useSite } from './site.tsx';
import { toast } from './toasts.ts';

/** Runs the action of a button or a switch: one call at a time, with its failure shown and the page reloaded. */
export function useAction() {
  const { revalidate } = useRevalidator();
  const { header_phone } = useSite().contacts;
  const [busy, setBusy] = useState(false);

  async function act(call: () => Promise<CallResult<unknown>>, done?: string) {
    if (busy) return false;
    setBusy(true);
    const response = await call();
    if (response.ok && done) toast.success(done);
    if (!response.ok && response.status !== 401) await toastProblem(response.problem, header_phone);
    // After an expired session the reloaded page shows the login.
    await revalidate();
    setBusy(false);
    return response.ok;
  }
  return { busy, act };
}
