import { toast, type SessionStore } from '@site/runtime';
import { keepDraftsOf } from './own-drafts.ts';
import { forgetAuth, storeAuth, storedAuth } from './stored-auth.ts';

/** Remembers who is logged in, and says so when a session has run out since. Returns how to stop. */
export function followAuth(session: SessionStore): () => void {
  const remember = () => {
    const { personal } = session.getState();
    if (!personal) return;
    storeAuth(personal.id);
    keepDraftsOf(personal.id);
  };
  if (!session.getState().authed && storedAuth()) {
    forgetAuth();
    toast.info('Сессия завершена. Войдите снова');
  }
  remember();
  return session.subscribe(remember);
}
