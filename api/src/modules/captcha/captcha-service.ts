import { createHash, randomBytes } from 'node:crypto';
import type { CaptchaSolution } from '@site/contracts/captcha';
import type { Db } from '../../db/database.ts';
import { sessionHash } from '../session/session-service.ts';
import { CaptchaRepository } from './captcha-repository.ts';

const MINUTE = 60_000;
/** A slow phone needs half a minute, and the visitor may be distracted meanwhile. */
const CHALLENGE_LIVES = 10 * MINUTE;
const PASS_LIVES = 15 * MINUTE;

function zeroBits(bytes: Buffer): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first < 0 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first] ?? 0) - 24;
}

/**
 * Proof-of-work captcha: a code costs a browser seconds of CPU time, and thousands of codes cost hours. It needs no
 * interaction and no third party.
 */
export class CaptchaService {
  constructor(private readonly deps: { db: Db; bits: number; now: () => Date }) {}

  async begin(sessionId: string) {
    const { db, bits } = this.deps;
    const challenge = randomBytes(18).toString('base64url');
    const expires_at = this.after(CHALLENGE_LIVES);
    await new CaptchaRepository(db).add({ challenge, session_hash: sessionHash(sessionId), bits, expires_at });
    return { status: 'ok' as const, challenge, bits, expires_in: CHALLENGE_LIVES / 1000 };
  }

  /** Whether the work is valid, was done by the session of the challenge, and is submitted for the first time. */
  async solve(sessionId: string, { challenge, nonce }: CaptchaSolution): Promise<boolean> {
    const repository = new CaptchaRepository(this.deps.db);
    const given = await repository.take(challenge, sessionHash(sessionId), this.deps.now());
    if (!given) return false;
    const digest = createHash('sha256').update(`${challenge}:${nonce}`).digest();
    if (zeroBits(digest) < given.bits) return false;
    await repository.givePass(sessionHash(sessionId), this.after(PASS_LIVES));
    return true;
  }

  async usePass(sessionId: string | null): Promise<boolean> {
    const { db, now } = this.deps;
    return sessionId !== null && new CaptchaRepository(db).usePass(sessionHash(sessionId), now());
  }

  async removeExpired(): Promise<void> {
    await new CaptchaRepository(this.deps.db).removeExpired(this.deps.now());
  }

  private after(ms: number): Date {
    return new Date(this.deps.now().getTime() + ms);
  }
}
