import { createHash, randomBytes } from 'node:crypto';
import { cookieValues } from '@site/kernel/cookie-values';
import { DAY } from '@site/kernel/dates';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../db/database.ts';
import { KnownDeviceRepository } from './known-device-repository.ts';

const DEVICE_COOKIE = 'device';
const DEVICE_DAYS = 365;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const KEEP = DEVICE_DAYS * DAY;

/** More tokens than a browser normally has. Each one is looked up. */
const MOST_TOKENS = 4;

export const deviceHash = (token: string) => createHash('sha256').update(token).digest('hex');

export const deviceTokensOf = ({ headers }: { headers: { cookie?: string } }): string[] =>
  cookieValues(headers.cookie, DEVICE_COOKIE)
    .filter((token) => TOKEN.test(token))
    .slice(0, MOST_TOKENS);

/** Sets a token that marks a browser in which the user has logged in before. It grants no access. */
export const sendDevice = (reply: FastifyReply, token: string, secure: boolean) =>
  reply.setCookie(DEVICE_COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/api/account',
    maxAge: DEVICE_DAYS * 24 * 60 * 60,
    secure,
  });

/** Browsers in which a user has logged in. Attempts by others on the number do not count against them. */
export class KnownDevices {
  private readonly repository: KnownDeviceRepository;

  constructor(private readonly deps: { db: Db; now: () => Date }) {
    this.repository = new KnownDeviceRepository(deps.db);
  }

  /** Returns the matching token, or undefined when the browser is not known for the number. */
  async known(phone: string, tokens: string[]): Promise<string | undefined> {
    const known = await this.repository.ofPhone(phone, tokens.map(deviceHash));
    return tokens.find((token) => known.has(deviceHash(token)));
  }

  /** Returns the token for the browser, reusing a valid one. */
  async remember(tx: Db, userId: string, tokens: string[]): Promise<string> {
    const within = new KnownDeviceRepository(tx);
    const ours = await within.existing(tokens.map(deviceHash));
    const kept = tokens.find((token) => ours.has(deviceHash(token))) ?? randomBytes(32).toString('base64url');
    await within.keep(deviceHash(kept), userId, this.deps.now());
    return kept;
  }

  async sweep(): Promise<void> {
    await this.repository.removeBefore(new Date(this.deps.now().getTime() - KEEP));
  }
}
