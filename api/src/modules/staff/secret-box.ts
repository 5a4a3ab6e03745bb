import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

export type SecretBox = ReturnType<typeof secretBox>;

/** Encrypts texts with a key of the settings. A text opens only for the user that it was sealed for. */
export function secretBox(setting: string) {
  const key = Buffer.from(hkdfSync('sha256', setting, '', 'second factor', 32));
  return {
    seal(text: string, userId: string): string {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(userId));
      return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64');
    },
    /** Throws for a text of another key or user. */
    open(sealed: string, userId: string): string {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE))
        .setAAD(Buffer.from(userId))
        .setAuthTag(bytes.subarray(-TAG));
      return decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
