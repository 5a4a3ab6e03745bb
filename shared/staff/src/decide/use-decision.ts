import type { Problem } from '@site/contracts/problem';
import { type CallResult, toast, useRevalidator } from '@site/runtime';

export interface DecisionProps {
  title: string;
  /** Calls the API; `text` is empty for a decision without one. */
  send: (text: string) => Promise<CallResult<unknown>>;
  /** Toast after success. */
  done: string;
  onClose: () => void;
}

/** Shown as sent: the catalogue of texts tells buyers to call the support. */
const shownAsSent = (problem: Problem): Problem => ({ ...problem, code: 'validation' });

/**
 * Sends a decision and reloads the page. Returns the problem of a refusal, which reloads the page as well: a colleague
 * may have decided, or the second factor may have expired.
 */
export function useDecision({ send, done, onClose }: Omit<DecisionProps, 'title'>) {
  const { revalidate } = useRevalidator();
  return async (text: string): Promise<Problem | undefined> => {
    const response = await send(text);
    if (response.ok) {
      toast.success(done);
      onClose();
      await revalidate();
      return undefined;
    }
    if (![403, 404, 409].includes(response.status)) return response.problem;
    await revalidate();
    return shownAsSent(response.problem);
  };
}
