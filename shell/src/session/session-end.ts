import { refreshSession, toast, type ApiClient, type SessionStore } from '@site/runtime';
import { forgetAuth } from './stored-auth.ts';

interface SessionEnd {
  session: SessionStore;
  api: Pick<ApiClient, 'userData'>;
}

/**
 * Handles a 401 in an open tab: reloads the session, so that the page shows a guest. Otherwise the login page, which
 * redirects logged-in users, would lead back to the page that responds with 401.
 */
export function createSessionEnd({ session, api }: SessionEnd) {
  let isRefreshing = false;
  return async () => {
    if (isRefreshing || !session.getState().authed) return;
    isRefreshing = true;
    await refreshSession(session, api).catch(() => {}); // The next 401 retries.
    isRefreshing = false;
    if (session.getState().authed) return;
    forgetAuth();
    toast.info('Сессия завершена. Войдите снова');
  };
}
