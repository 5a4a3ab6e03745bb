import type { ApiClient } from '../api-client.ts';
import { toastProblem } from '../problem-text.ts';
import { useSessionStore } from '../session/session.tsx';
import type { SessionStore } from '../session/session-store.ts';
import { useSite } from '../site.tsx';
import { toast } from '../toasts.ts';
import { useApi } from '../use-api.ts';
import { createChangeQueue } from './change-queue.ts';
import type { Change } from './change.ts';
import { storedMutations } from './stored-mutations.ts';
import { waitForConnection } from './wait-for-connection.ts';

const queues = new WeakMap<SessionStore, ReturnType<typeof createChangeQueue>>();

/** One queue per session, shared by the buttons of all remotes. */
function queueOf(session: SessionStore, api: Pick<ApiClient, 'userData'>, phone: string) {
  let queue = queues.get(session);
  if (!queue) {
    queue = createChangeQueue({
      session,
      fetchCounters: () => api.userData(),
      waitForConnection,
      mutations: storedMutations,
      notify: {
        problem: (problem) => void toastProblem(problem, phone),
        remark: toast.info,
        kept: () => toast.error('Нет соединения с\u00a0сервером. Отправим изменения, когда связь появится'),
        sent: () => toast.success('Связь восстановлена, изменения отправлены'),
      },
    });
    queues.set(session, queue);
  }
  return queue;
}

export function useChange() {
  const session = useSessionStore();
  const api = useApi();
  const { header_phone: phone } = useSite().contacts;
  return (change: Change) => queueOf(session, api, phone)(change);
}
