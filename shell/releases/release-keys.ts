import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { Name } from '@site/contracts/release';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { readText } from './read-text.ts';
import { ReleaseError } from './release-error.ts';

const ReleaseKey = z.object({
  /** Fingerprint of the public key, which signatures name. */
  id: z.string().regex(/^[0-9a-f]{16}$/),
  team: z.string().min(1),
  /** Ed25519, as SPKI in Base64. */
  publicKey: z.base64(),
  /** Packages that the team may publish; `*`: all. */
  packages: z.array(z.union([Name, z.literal('*')])).min(1),
  added: z.iso.datetime(),
  revoked: z.iso.datetime().optional(),
});
export type ReleaseKey = z.infer<typeof ReleaseKey>;

const Keys = z.object({ keys: z.array(ReleaseKey) });

/** Reads the keys of all teams, revoked ones too. A missing file has none. */
export async function readKeys(file: string): Promise<ReleaseKey[]> {
  const text = await readText(file);
  if (text === undefined) return [];
  try {
    return Keys.parse(JSON.parse(text)).keys;
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new ReleaseError(`${file} is damaged (${reason}): restore it, because every release needs its keys`);
  }
}

export const writeKeys = (file: string, keys: ReleaseKey[]) =>
  writeFileAtomic(file, `${JSON.stringify(Keys.parse({ keys }), null, 2)}\n`);

/** The public key, also of a private one. */
const spkiOf = (key: KeyObject): Buffer =>
  (key.type === 'public' ? key : createPublicKey(key)).export({ type: 'spki', format: 'der' });

export const keyId = (key: KeyObject): string => createHash('sha256').update(spkiOf(key)).digest('hex').slice(0, 16);

export const newReleaseKey = (team: string, key: KeyObject, packages: string[]): ReleaseKey => ({
  id: keyId(key),
  team,
  publicKey: spkiOf(key).toString('base64'),
  packages,
  added: new Date().toISOString(),
});

export const publicKeyOf = ({ publicKey }: ReleaseKey): KeyObject =>
  createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
