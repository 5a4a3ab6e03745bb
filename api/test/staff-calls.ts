import type { StaffRole } from '@site/contracts/staff-rights';
import { eq } from 'drizzle-orm';
import { codeAt } from '../src/modules/staff/totp.ts';
import { users } from '../src/tables/user-tables.ts';
import { demoSecret } from '../demo/demo-accounts.ts';
import { logIn, sessionOf, type TestApp } from './test-app.ts';

export const ADMINISTRATOR = '+79000000008';

/** In ms. A code of the second factor works once, and a number gets three codes by SMS in 15 minutes. */
const NEXT_LOGIN = 6 * 60_000;

export const setStaffRoles = (api: TestApp, phone: string, staff_roles: StaffRole[]) =>
  api.db.update(users).set({ staff_roles }).where(eq(users.phone, phone));

export const checkCode = (api: TestApp, session: string, code: string) =>
  api.post('/api/manage/second-factor/check/', { code }, { session });

/** Logs in as the demonstration's administrator, and enters a code. */
export async function logInAsStaff(api: TestApp): Promise<string> {
  api.wait(NEXT_LOGIN);
  const answer = await checkCode(api, await logIn(api, ADMINISTRATOR), codeAt(demoSecret, api.now()));
  const session = sessionOf(answer);
  if (!session) throw new Error(`The code was refused: ${answer.body}`);
  return session;
}
