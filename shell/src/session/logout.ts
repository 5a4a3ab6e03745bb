import { paths } from '@site/contracts/paths';
import { toastProblem, type ApiClient, type SessionStore } from '@site/runtime';
import { guest } from '@site/runtime/shell';
import { forgetDrafts } from './own-drafts.ts';
import { forgetAuth } from './stored-auth.ts';

interface LogoutServices {
  api: Pick<ApiClient, 'call'>;
  session: SessionStore;
  phone: string;
}

/**
 * Ends the session. Returns the path to go to, or undefined if the server could not be reached: then the cookie still
 * exists, so the visitor stays logged in and gets a toast. Otherwise the session store becomes that of a guest.
 */
export async function logout({ api, session, phone }: LogoutServices): Promise<string | undefined> {
  const result = await api.call('POST /account/user/logout');
  if (!result.ok && result.status !== 401) {
    await toastProblem(result.problem, phone);
    return undefined;
  }
  session.setState({ ...guest, b2bDialogOpen: false });
  forgetAuth();
  forgetDrafts();
  return paths.login();
}
