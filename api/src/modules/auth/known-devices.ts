import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { createKnownDeviceRepository } from './known-device-repository.ts';

export const DEVICE_COOKIE = 'device';
export const DEVICE_DAYS = 365;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const KEEP = DEVICE_DAYS * 24 * 60 * 60_000;

export const deviceHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Browsers in which a user has logged in: what strangers do to the number does not count against them. */
export const createKnownDevices = (db: Db, now: () => Date) => ({
  isKnown: async (phone: string, token: string | undefined): Promise<boolean> =>
    token !== undefined && TOKEN.test(token) && createKnownDeviceRepository(db).isOf(phone, deviceHash(token)),

  /** Returns the token for the browser: the one it has, if it is one of ours. */
  async remember(tx: Db, userId: string, token = ''): Promise<string> {
    const within = createKnownDeviceRepository(tx);
    await within.removeBefore(new Date(now().getTime() - KEEP));
    const isOurs = TOKEN.test(token) && (await within.exists(deviceHash(token)));
    const kept = isOurs ? token : randomBytes(32).toString('base64url');
    await within.keep(deviceHash(kept), userId, now());
    return kept;
  },
});

export type KnownDevices = ReturnType<typeof createKnownDevices>;
