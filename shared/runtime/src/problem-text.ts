import type { Problem } from '@site/contracts/problem';
import { toast } from './toasts.ts';

/** Used when the site data, which contains the header's phone, failed to load. */
export const FALLBACK_PHONE = '+7 (800) 555-01-20';

/**
 * The user-facing text of an API problem. The catalogue is not part of the first load: it is imported with the first
 * problem. When that import fails, the response's own message is used.
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

/** Shows a problem as a toast. `saved` arrives as a problem but is a success: the change awaits moderation. */
export async function toastProblem(problem: Parameters<typeof problemText>[0], phone?: string) {
  const show = problem.code === 'saved' ? toast.success : toast.error;
  show(await problemText(problem, phone));
}
