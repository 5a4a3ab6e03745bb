import { toast, toastProblem, useRevalidator, useSite, type CallResult } from '@site/runtime';
import { useState } from 'react';

export type Act = ReturnType<typeof useAct>['act'];

export function useAct() {
  const { revalidate } = useRevalidator();
  const { header_phone } = useSite().contacts;
  const [busy, setBusy] = useState(false);
  /** Returns whether the call succeeded. */
  async function act(call: () => Promise<CallResult<unknown>>, done: string): Promise<boolean> {
    setBusy(true);
    const response = await call();
    if (response.ok) toast.success(done);
    else await toastProblem(response.problem, header_phone);
    await revalidate();
    setBusy(false);
    return response.ok;
  }
  return { busy, act };
}
