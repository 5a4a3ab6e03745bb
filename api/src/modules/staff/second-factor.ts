import { createHash, randomBytes } from 'node:crypto';
import type { Enrolment } from '@site/contracts/manage-staff';
import { encodeQR } from 'qr';
import { Secret } from 'otpauth';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { SessionService } from '../session/session-service.ts';
import type { Visitor } from '../session/visitor.ts';
import { SecondFactorRepository } from './second-factor-repository.ts';
import type { SecretBox } from './secret-box.ts';
import { newSecret, periodOf, uriOf } from './totp.ts';

/** How long a session stays open after a code, in ms. */
const OPEN_FOR = 12 * 60 * 60_000;

const RECOVERY_CODES = 10;

const wrongCode = (message = 'Код неверный или уже использован. Дождитесь следующего кода в\u00a0приложении') =>
  new ProblemError(400, 'second_factor_code', message, { fields: { code: message } });
const alreadySet = () =>
  new ProblemError(409, 'second_factor_set', 'Второй фактор уже подключён. Сбросить его может администратор');
const notConfigured = () =>
  new ProblemError(503, 'staff_off', 'Вход сотрудников не\u00a0настроен: на\u00a0сервере нет ключа SECOND_FACTOR_KEY');

/** 80 bits as «ABCD-EFGH-IJKL-MNOP»: a plain hash of it cannot be guessed. */
const newRecoveryCode = () => {
  const text = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32;
  return text.replace(/(.{4})(?!$)/g, '$1-');
};
const hashOf = (recoveryCode: string) =>
  createHash('sha256')
    .update(recoveryCode.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest('hex');

type Deps = {
  db: Db;
  sessions: SessionService;
  decisions: DecisionService;
  /** Null without the key in the settings. */
  box: SecretBox | null;
  now: () => Date;
};
type Own = { user: UserRow; sessionId: string };

/** Second factor of the staff: codes of an authenticator (TOTP), and recovery codes. */
export class SecondFactor {
  private readonly repository: SecondFactorRepository;

  constructor(private readonly deps: Deps) {
    this.repository = new SecondFactorRepository(deps.db);
  }

  get isConfigured(): boolean {
    return this.deps.box !== null;
  }

  /** Whether the session has passed the second factor within the last 12 hours. */
  isOpen({ steppedUpAt }: Visitor): boolean {
    return steppedUpAt !== null && this.deps.now().getTime() - steppedUpAt.getTime() < OPEN_FOR;
  }

  async stateOf(userId: string): Promise<'none' | 'set'> {
    this.box();
    return (await this.repository.find(userId))?.confirmed_at ? 'set' : 'none';
  }

  async begin({ id, phone }: UserRow): Promise<Enrolment> {
    const secret = newSecret();
    const row = { user_id: id, secret: this.box().seal(secret, id), created_at: this.deps.now() };
    if (!(await this.repository.begin(row))) throw alreadySet();
    const uri = uriOf(secret, phone);
    return { uri, secret, qr_svg: encodeQR(uri, 'svg', { ecc: 'medium', border: 2 }) };
  }

  /** Confirms the enrolment, which also opens the session. */
  async confirm({ user: { id }, sessionId }: Own, code: string) {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const session = await this.deps.db.transaction(async (tx) => {
      const within = new SecondFactorRepository(tx);
      const factor = await within.find(id);
      if (!factor) throw wrongCode('Подключение начато заново в\u00a0другом окне. Обновите страницу');
      if (factor.confirmed_at) throw alreadySet();
      if (!(await this.accepts(within, factor, code))) throw wrongCode();
      await within.confirm(id, this.deps.now(), codes.map(hashOf));
      return this.deps.sessions.stepUp(tx, sessionId);
    });
    return { session, recovery_codes: codes };
  }

  /** Opens the session by a code of the authenticator or a recovery code, each of which works once. */
  async check({ user, sessionId }: Own, code: string) {
    const { db, sessions, decisions } = this.deps;
    return db.transaction(async (tx) => {
      const within = new SecondFactorRepository(tx);
      const factor = await within.find(user.id);
      if (!factor?.confirmed_at) throw problems.secondFactor('none');
      if (!(await this.accepts(within, factor, code))) {
        if (!(await within.useRecoveryCode(user.id, hashOf(code)))) throw wrongCode();
        const author = `${user.surname} ${user.name}`;
        await decisions.record(tx, { author, noun: 'staff', subject: user.phone, action: 'recovery-code' });
      }
      const session = await sessions.stepUp(tx, sessionId);
      return { session, recovery_codes: await within.countRecoveryCodes(user.id) };
    });
  }

  private async accepts(
    within: SecondFactorRepository,
    { user_id, secret }: { user_id: string; secret: string },
    code: string,
  ) {
    const typed = code.replace(/\s/g, '');
    const period = periodOf(this.box().open(secret, user_id), typed, this.deps.now());
    return period !== null && within.usePeriod(user_id, period);
  }

  private box(): SecretBox {
    if (!this.deps.box) throw notConfigured();
    return this.deps.box;
  }
}
