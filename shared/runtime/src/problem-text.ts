import type { Problem } from '@site/contracts/problem';
import { toast } from './toasts.ts';

/** Shown where the site's own data, and with it the header's phone, did not come. */
export const FALLBACK_PHONE = '+7 (800) 555-01-20';

/**
 * The visitor's words for an answer of the API. The catalogue is no part of the first load: it comes with the first
 * problem. Should it not come either, the answer's own message has to do.
 */
export async function problemText(
  problem: Pick<Problem, 'code' | 'data'> & { message?: string },
  phone = FALLBACK_PHONE,
): Promise<string> {
  try {
    const { textOf } = await import(/* webpackChunkName: "problem-texts" */ './problem-texts.ts');
    return textOf(problem, phone);
  } catch {
    return problem.message || 'Нет соединения с сервером';
  }
}

/** `saved` comes as a problem, and is none: the change waits for a moderator. */
export async function toastProblem(problem: Parameters<typeof problemText>[0], phone?: string) {
  const show = problem.code === 'saved' ? toast.success : toast.error;
  show(await problemText(problem, phone));
}
