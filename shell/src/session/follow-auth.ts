import { toast, type SessionStore } from '@site/runtime';
import { keepDraftsOf } from './own-drafts.ts';
import { forgetAuth, storeAuth, storedAuth } from './stored-auth.ts';

/**
 * Stores the id of the logged-in user, and shows a toast when that session has expired. Returns the function that stops
 * it.
 */
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
