import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { BRAND } from '../../brand/brand.ts';

/** In seconds. */
export const PERIOD = 30;

/** Authenticators assume these values, and some ignore others. https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: BRAND, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD });

/** 160 bits, as RFC 4226 recommends, in base32. */
export const newSecret = () => new Secret({ buffer: new Uint8Array(randomBytes(20)).buffer }).base32;

export const uriOf = (secret: string, label: string): string => totpOf(secret, label).toString();

export const codeAt = (secret: string, at: Date): string => totpOf(secret).generate({ timestamp: at.getTime() });

/** Returns the period that a code belongs to, of the current one and its neighbours; null for a wrong code. */
export function periodOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ period: PERIOD, timestamp }) + delta;
}
