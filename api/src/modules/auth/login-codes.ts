import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '@site/contracts/auth';
import { problems } from '../../errors.ts';
import type { SmsTransport } from '../sms/sms-gateway.ts';
import type { Db } from '../../db/database.ts';
import { sessionHash } from '../session/session-service.ts';
import type { CodeRequester } from './code-requester.ts';
import { deviceHash, type KnownDevices } from './known-devices.ts';
import { LoginCodeRepository, type SentCode } from './login-code-repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const authLimits = {
  codeLife: 5 * MINUTE,
  resendAfter: MINUTE,
  window: 15 * MINUTE,
  /** For a known device, and for all unknown devices together. */
  perDay: 10,
  /** For one session or address of an unknown device. The rest of the daily limit stays for others. */
  perUnknownDevice: 6,
  attempts: 5,
  deadCodesToLock: 3,
  lock: HOUR,
} as const;

const hash = (salt: string, code: string) => createHmac('sha256', salt).update(code).digest();

const LOGIN = 'login';
interface Typed {
  sessionId: string | null;
  purpose?: string;
  /** The form field of the code, for forms with several codes. */
  field?: string;
}

interface Settings {
  codesPerNumber: number;
  host: string;
}

interface LoginCodeDeps {
  repository: LoginCodeRepository;
  devices: Pick<KnownDevices, 'known'>;
  sms: SmsTransport;
  settings: Settings;
  now: () => Date;
}

/**
 * Login codes by text message. Each belongs to the session that requested it. Limits count by known device, otherwise
 * by session and address, so that knowing a number is not enough to lock out its owner. Unknown devices share a daily
 * limit per number, which bounds guessing from many addresses.
 */
export class LoginCodes {
  constructor(private readonly deps: LoginCodeDeps) {}

  /** Sends a code that is valid for one purpose. Limits count the codes of all purposes. */
  async send(phone: string, asker: CodeRequester, purpose: string = LOGIN) {
    const { repository, sms, settings } = this.deps;
    const now = this.deps.now();
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    const salt = randomBytes(16).toString('hex');
    const { address } = asker;
    const session_hash = sessionHash(asker.sessionId);
    const device_hash = await this.deviceKey(phone, asker);
    // Serialised, so that concurrent requests see each other's codes.
    await repository.inTurn(phone, async (within) => {
      const today = await within.codesSince(phone, ago(24 * HOUR, now));
      refuseTooManyCodes(today, { session_hash, address, device_hash }, settings.codesPerNumber, now);
      await within.addCode({
        phone,
        purpose,
        salt,
        code_hash: hash(salt, code).toString('hex'),
        created_at: now,
        expires_at: new Date(now.getTime() + authLimits.codeLife),
        attempts_left: authLimits.attempts,
        session_hash,
        address,
        device_hash,
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
  }

  /** Returns the id of the code if it was entered correctly; it still has to be used. Takes one attempt. */
  async check(phone: string, code: string, { sessionId, purpose = LOGIN, field }: Typed): Promise<number> {
    const { repository, now } = this.deps;
    if (!code.trim()) throw problems.noCode(field);
    const wanted = sessionId && { phone, purpose, session_hash: sessionHash(sessionId) };
    const open = wanted ? await repository.takeAttempt(wanted, now()) : undefined;
    if (!open) throw problems.oldCode(field);
    const right = timingSafeEqual(hash(open.salt, code.trim()), Buffer.from(open.code_hash, 'hex'));
    if (!right) {
      if (open.attempts_left <= 0) await repository.killCode(open.id, now());
      throw problems.oldCode(field);
    }
    return open.id;
  }

  /** Whether the code was marked as used; false when another call used it first. */
  use(tx: Db, id: number): Promise<boolean> {
    return new LoginCodeRepository(tx).useCode(id);
  }

  /** The key by which limits count for the owner's browsers; null for an unknown device. */
  private async deviceKey(phone: string, asker: CodeRequester): Promise<string | null> {
    const token = await this.deps.devices.known(phone, asker.deviceTokens);
    if (token) return deviceHash(token);
    return asker.ownPhone === phone ? sessionHash(asker.sessionId) : null;
  }
}

const ago = (ms: number, now: Date) => new Date(now.getTime() - ms);
const secondsUntil = (moment: Date, delay: number, now: Date) =>
  Math.ceil((moment.getTime() + delay - now.getTime()) / 1000);

type Asking = Pick<SentCode, 'session_hash' | 'address' | 'device_hash'>;

/** Throws when the codes sent `today` to a number allow no further one now. */
function refuseTooManyCodes(today: SentCode[], asking: Asking, perNumber: number, now: Date): void {
  if (asking.device_hash) {
    const mine = today.filter((sent) => sent.device_hash === asking.device_hash);
    refuseLocked(mine, now);
    refuseTooEarly(mine, now);
    refuseFrequent(mine, perNumber, authLimits.perDay, now);
    return;
  }
  const fromUnknown = today.filter((sent) => sent.device_hash === null);
  const mine = fromUnknown.filter(
    (sent) => sent.session_hash === asking.session_hash || sent.address === asking.address,
  );
  refuseLocked(mine, now);
  refuseTooEarly(fromUnknown, now);
  refuseFrequent(mine, perNumber, authLimits.perUnknownDevice, now);
  const first = fromUnknown[Math.max(authLimits.perDay, perNumber) - 1];
  if (first) throw problems.tooManyCodesForNumber(secondsUntil(first.created_at, 24 * HOUR, now));
}

/** Three codes used up by wrong attempts within an hour block further codes for an hour. */
function refuseLocked(mine: SentCode[], now: Date): void {
  const deaths = mine.flatMap(({ died_at }) => died_at ?? []).sort((one, other) => other.getTime() - one.getTime());
  const [last] = deaths;
  const third = deaths[authLimits.deadCodesToLock - 1];
  if (!last || !third || last <= ago(authLimits.lock, now) || last.getTime() - third.getTime() > HOUR) return;
  throw problems.tooManyGuesses(secondsUntil(last, authLimits.lock, now));
}

/** The wait is for a message that may still be on its way. A used code has arrived. */
function refuseTooEarly([last]: SentCode[], now: Date): void {
  if (last && last.state !== 'used' && last.created_at > ago(authLimits.resendAfter, now))
    throw problems.tooMany(secondsUntil(last.created_at, authLimits.resendAfter, now));
}

function refuseFrequent(mine: SentCode[], perNumber: number, perDay: number, now: Date): void {
  const recent = mine.filter((code) => code.created_at > ago(authLimits.window, now));
  const oldest = recent[perNumber - 1];
  if (oldest) throw problems.tooMany(secondsUntil(oldest.created_at, authLimits.window, now));
  const first = mine[Math.max(perDay, perNumber) - 1];
  if (first) throw problems.tooMany(secondsUntil(first.created_at, 24 * HOUR, now));
}
