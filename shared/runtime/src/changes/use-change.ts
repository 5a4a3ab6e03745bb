import type { ApiClient } from '../api-client.ts';
import { toastProblem } from '../problem-text.ts';
import { useSessionStore, type SessionStore } from '../session.tsx';
import { useSite } from '../site.tsx';
import { toast } from '../toasts.ts';
import { useApi } from '../use-api.ts';
import { createChanges, type Change } from './changes.ts';

const bySession = new WeakMap<SessionStore, ReturnType<typeof createChanges>>();

/** One queue for a visitor, whichever button of whichever remote a change comes from. */
function changesOf(session: SessionStore, api: Pick<ApiClient, 'userData'>, phone: string) {
  let changes = bySession.get(session);
  if (!changes) {
    changes = createChanges({
      session,
      ask: () => api.userData(),
      tell: (problem) => void toastProblem(problem, phone),
      remark: toast.info,
    });
    bySession.set(session, changes);
  }
  return changes;
}

export function useChange() {
  const session = useSessionStore();
  const api = useApi();
  const { header_phone: phone } = useSite().contacts;
  return (change: Change) => changesOf(session, api, phone)(change);
}
