import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '@site/contracts/auth';
import { problems } from '../../errors.ts';
import type { SmsTransport } from '../sms/sms-gateway.ts';
import type { Db } from '../../db/database.ts';
import { type AuthRepository, createAuthRepository, type LoginQueries } from './login-code-repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const authLimits = {
  codeLife: 5 * MINUTE,
  resendAfter: MINUTE,
  window: 15 * MINUTE,
  perDay: 10,
  attempts: 5,
  deadCodesToLock: 3,
  lock: HOUR,
} as const;

const hash = (salt: string, code: string) => createHmac('sha256', salt).update(code).digest();

const LOGIN = 'login';
/** `field`: where the form has the code, when it has more than one. */
type Asked = { purpose?: string; field?: string };

type Settings = { codesPerNumber: number; host: string };

/** Codes by text message: who asks for one, and who has typed the right one. */
export function createLoginCodes(repository: AuthRepository, sms: SmsTransport, settings: Settings, now: () => Date) {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const secondsUntil = (moment: Date, delay: number) => Math.ceil((moment.getTime() + delay - now().getTime()) / 1000);

  /** Three codes guessed to death within an hour lock the number for an hour. */
  async function refuseLocked(phone: string, within: LoginQueries) {
    const dead = await within.deadCodesSince(phone, ago(2 * HOUR));
    const [last] = dead;
    if (!last?.died_at || last.died_at <= ago(authLimits.lock)) return;
    const third = dead[authLimits.deadCodesToLock - 1]?.died_at;
    if (third && last.died_at.getTime() - third.getTime() <= HOUR) throw problems.blocked();
  }

  async function refuseTooManyCodes(phone: string, within: LoginQueries) {
    const today = await within.codesSince(phone, ago(24 * HOUR));
    const [last] = today;
    // The wait is for a message that may still be on its way: a code that was typed has come.
    if (last && last.state !== 'used' && last.created_at > ago(authLimits.resendAfter))
      throw problems.tooMany(secondsUntil(last.created_at, authLimits.resendAfter));
    const recent = today.filter((code) => code.created_at > ago(authLimits.window));
    const oldest = recent[settings.codesPerNumber - 1];
    if (oldest) throw problems.tooMany(secondsUntil(oldest.created_at, authLimits.window));
    const first = today[Math.max(authLimits.perDay, settings.codesPerNumber) - 1];
    if (first) throw problems.tooMany(secondsUntil(first.created_at, 24 * HOUR));
  }

  return {
    /** A code serves the purpose that it was sent for; limits count all codes of a number. */
    async send(phone: string, purpose: string = LOGIN) {
      const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
      const salt = randomBytes(16).toString('hex');
      // In turn, or requests at once would all find that no code has been sent lately.
      await repository.inTurn(phone, async (within) => {
        await refuseLocked(phone, within);
        await refuseTooManyCodes(phone, within);
        await within.addCode({
          phone,
          purpose,
          salt,
          code_hash: hash(salt, code).toString('hex'),
          created_at: now(),
          expires_at: new Date(now().getTime() + authLimits.codeLife),
          attempts_left: authLimits.attempts,
        });
      });
      await sms
        .send(phone, `${code} — код подтверждения на сайте ${settings.host}. Никому его не сообщайте`)
        .catch(() => Promise.reject(problems.sms()));
      return {
        status: 'ok' as const,
        resend_after: authLimits.resendAfter / 1000,
        expires_in: authLimits.codeLife / 1000,
      };
    },

    /** The id of the code that was typed right; it is still to be used. Takes one of the attempts. */
    async check(phone: string, code: string, { purpose = LOGIN, field }: Asked = {}): Promise<number> {
      if (!code.trim()) throw problems.noCode(field);
      await refuseLocked(phone, repository);
      const open = await repository.takeAttempt(phone, purpose, now());
      if (!open) throw problems.oldCode(field);
      const right = timingSafeEqual(hash(open.salt, code.trim()), Buffer.from(open.code_hash, 'hex'));
      if (!right) {
        if (open.attempts_left <= 0) await repository.killCode(open.id, now());
        throw problems.oldCode(field);
      }
      return open.id;
    },

    /** False when another call has used the code a moment earlier. */
    use: (tx: Db, id: number): Promise<boolean> => createAuthRepository(tx).useCode(id),
  };
}

export type LoginCodes = ReturnType<typeof createLoginCodes>;
