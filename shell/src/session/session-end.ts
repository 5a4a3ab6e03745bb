import { refreshSession, toast, type ApiClient, type SessionStore } from '@site/runtime';
import { forgetAuth } from './stored-auth.ts';

interface SessionEnd {
  session: SessionStore;
  api: Pick<ApiClient, 'userData'>;
}

/**
 * What an open tab does when a call was refused because nobody is logged in any more: the site stops saying that
 * somebody is. Otherwise the login, which is for guests alone, would send him back to the page that refuses him.
 */
export function createSessionEnd({ session, api }: SessionEnd) {
  let asking = false;
  return async () => {
    if (asking || !session.getState().authed) return;
    asking = true;
    await refreshSession(session, api).catch(() => {}); // The next refusal asks again.
    asking = false;
    if (session.getState().authed) return;
    forgetAuth();
    toast.info('Сессия завершена. Войдите снова');
  };
}
