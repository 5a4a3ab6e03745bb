import { toast, toastProblem, useRevalidator, useSite, type CallResult } from '@site/runtime';
import { useState } from 'react';

/** A button or a switch that acts at once: one call at a time, its failure told, the page asked again. */
export function useAction() {
  const { revalidate } = useRevalidator();
  const { header_phone } = useSite().contacts;
  const [busy, setBusy] = useState(false);

  async function act(call: () => Promise<CallResult<unknown>>, done?: string) {
    if (busy) return false;
    setBusy(true);
    const answer = await call();
    if (answer.ok && done) toast.success(done);
    if (!answer.ok && answer.status !== 401) await toastProblem(answer.problem, header_phone);
    // Where the session has run out, the page itself says so, with the way back in.
    await revalidate();
    setBusy(false);
    return answer.ok;
  }
  return { busy, act };
}
