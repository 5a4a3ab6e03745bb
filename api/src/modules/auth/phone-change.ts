import type { Db } from '../../db/database.ts';
import { problems, SUPPORT_PHONE } from '../../errors.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { SessionService } from '../session/session-service.ts';
import type { SmsGateway } from '../sms/sms-gateway.ts';
import type { CodeRequester } from './code-requester.ts';
import { type AuthRepository, createAuthRepository } from './login-code-repository.ts';
import type { LoginCodes } from './login-codes.ts';

/** The phone number that other modules store for a user, to be replaced. */
export type Moving = { userId: string; from: string; to: string };
export type MovePhone = (tx: Db, moving: Moving) => Promise<unknown>;

type Dependencies = {
  db: Db;
  repository: AuthRepository;
  codes: LoginCodes;
  sessions: SessionService;
  sms: SmsGateway;
  host: string;
  phoneMoves: readonly MovePhone[];
  /** Logs a notice that could not be sent; the change stands. */
  failed: (error: unknown) => void;
};

const purposeOf = ({ id }: UserRow) => `phone ${id}`;

/** Changes the login number. Requires codes from both the old and the new number. */
export const createPhoneChange = ({
  db,
  repository,
  codes,
  sessions,
  sms,
  host,
  phoneMoves,
  failed,
}: Dependencies) => ({
  async ask(user: UserRow, phone: string, asker: CodeRequester) {
    if (phone === user.phone) throw problems.noChanges();
    if (await repository.isRegistered(phone)) throw problems.existPhone();
    const sent = await codes.send(phone, asker, purposeOf(user));
    await codes.send(user.phone, asker, purposeOf(user));
    return sent;
  },

  /** Ends all other sessions, so that the owner of the old number loses access. */
  async change(
    user: UserRow,
    sessionId: string,
    { phone, code, old_code }: Record<'phone' | 'code' | 'old_code', string>,
  ) {
    const purpose = purposeOf(user);
    const oldId = await codes.check(user.phone, old_code, { sessionId, purpose, field: 'old_code' });
    const newId = await codes.check(phone, code, { sessionId, purpose, field: 'code' });
    await db.transaction(async (tx) => {
      if (!(await codes.use(tx, oldId)) || !(await codes.use(tx, newId))) throw problems.oldCode('code');
      if (!(await createAuthRepository(tx).setPhone(user.id, phone))) throw problems.existPhone();
      for (const move of phoneMoves) await move(tx, { userId: user.id, from: user.phone, to: phone });
      await sessions.endOthers(user.id, sessionId, tx);
    });
    await sms
      .send(user.phone, `Телефон в\u00a0профиле на\u00a0${host} изменён. Если это не\u00a0вы: ${SUPPORT_PHONE}`)
      .catch(failed);
    return { ...user, phone };
  },
});

export type PhoneChange = ReturnType<typeof createPhoneChange>;
