import { toast, toastProblem, useApi, useSessionStore, useSite, type ApiClient, type SessionStore } from '@site/runtime';
import { createChanges, type Change } from './changes.ts';

const bySession = new WeakMap<SessionStore, ReturnType<typeof createChanges>>();

/** One queue for a visitor, whichever button a change comes from. */
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
