import type { Db } from '../../db/database.ts';
import { problems, SUPPORT_PHONE } from '../../errors.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { SessionService } from '../session/session-service.ts';
import type { SmsGateway } from '../sms/sms-gateway.ts';
import type { CodeRequester } from './code-requester.ts';
import { LoginCodeRepository } from './login-code-repository.ts';
import type { LoginCodes } from './login-codes.ts';

/** Replaces a user's phone number where a module stores it. */
type PhoneMove = (tx: Db, moving: { userId: string; from: string; to: string }) => Promise<unknown>;

export type PhoneChangeDeps = {
  db: Db;
  codes: LoginCodes;
  sessions: Pick<SessionService, 'endOthers'>;
  sms: Pick<SmsGateway, 'send'>;
  host: string;
  phoneMoves: readonly PhoneMove[];
  /** Logs a notice that could not be sent; the change stands. */
  failed: (error: unknown) => void;
};

const purposeOf = ({ id }: UserRow) => `phone ${id}`;

/** Sends the code with which a user changes the login number, to the new one: the old SIM card may be lost. */
export async function requestPhoneChange(
  { db, codes }: PhoneChangeDeps,
  user: UserRow,
  phone: string,
  asker: CodeRequester,
) {
  if (phone === user.phone) throw problems.noChanges();
  if (await new LoginCodeRepository(db).isRegistered(phone)) throw problems.existPhone();
  return codes.send(phone, asker, purposeOf(user));
}

/** Changes the login number and tells the old one. Ends all other sessions: the owner of the old number loses access. */
export async function changePhone(
  { db, codes, sessions, sms, host, phoneMoves, failed }: PhoneChangeDeps,
  user: UserRow,
  sessionId: string,
  { phone, code }: Record<'phone' | 'code', string>,
): Promise<UserRow> {
  const codeId = await codes.check(phone, code, { sessionId, purpose: purposeOf(user), field: 'code' });
  await db.transaction(async (tx) => {
    if (!(await codes.use(tx, codeId))) throw problems.oldCode('code');
    if (!(await new LoginCodeRepository(tx).setPhone(user.id, phone))) throw problems.existPhone();
    for (const move of phoneMoves) await move(tx, { userId: user.id, from: user.phone, to: phone });
    await sessions.endOthers(user.id, sessionId, tx);
  });
  await sms
    .send(user.phone, `Телефон в\u00a0профиле на\u00a0${host} изменён. Если это не\u00a0вы: ${SUPPORT_PHONE}`)
    .catch(failed);
  return { ...user, phone };
}
