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
 * Ends the session and tells where to go. The visitor becomes a guest at once: personal data, cart and, with `authed`,
 * the account's menu are gone. Where the server cannot be reached the cookie is still there, so nothing is pretended.
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
