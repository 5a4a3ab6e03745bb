import type { Problem } from '@site/contracts/problem';
import { type CallResult, toast, useRevalidator } from '@site/runtime';

export interface SentDecision<Values> {
  /** Calls the API. */
  send: (values: Values) => Promise<CallResult<unknown>>;
  /** Toast after success. */
  done: string;
  onClose: () => void;
}

export interface DecisionProps extends SentDecision<string> {
  title: string;
}

/** Shown as sent, except an expired session: the catalogue of texts is for buyers, and tells them to call the support. */
export const shownAsSent = (problem: Problem): Problem =>
  problem.code === 'unauthorized' ? problem : { ...problem, code: 'validation' };

/**
 * Sends a decision and reloads the page. Returns the problem of a refusal, which reloads the page as well: a colleague
 * may have decided, or the second factor may have expired.
 */
export function useDecision<Values>({ send, done, onClose }: SentDecision<Values>) {
  const { revalidate } = useRevalidator();
  return async (values: Values): Promise<Problem | undefined> => {
    const response = await send(values);
    if (response.ok) {
      toast.success(done);
      onClose();
      await revalidate();
      return undefined;
    }
    if ([403, 404, 409].includes(response.status)) await revalidate();
    return shownAsSent(response.problem);
  };
}
