import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { readText } from './read-text.ts';
import { ReleaseError } from './release-error.ts';
import { keyId, publicKeyOf, readKeys, type ReleaseKey } from './release-keys.ts';

/** Beside `release.json`: the signature of its bytes, which contain the hash of every other file. */
export const SIGNATURE_FILE = 'release.sig';

const Signature = z.object({ key: z.string(), signature: z.base64() });

/** Where signatures are required: the file with the teams' public keys, and the key of the team that publishes. */
export interface Trust {
  keysFile: string;
  /** File with a team's private key; only `publish` needs it. */
  signerFile?: string;
}

/** Reads an Ed25519 key from a PEM file. Throws a `ReleaseError` for any other content. */
export async function readKey(file: string, kind: 'private' | 'public'): Promise<KeyObject> {
  const pem = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ReleaseError(`${file}: expected a ${kind} key, cannot read it (${error.message})`);
  });
  let key: KeyObject | undefined;
  try {
    key = kind === 'private' ? createPrivateKey(pem) : createPublicKey(pem);
  } catch {
    // Reported below, without the content: it may be a private key.
  }
  if (key?.asymmetricKeyType === 'ed25519' && isKind(pem, kind)) return key;
  throw new ReleaseError(`${file}: expected an Ed25519 ${kind} key as PEM: create a pair with "remotes new-key"`);
}

/** Node derives a public key from a private one, so that a private key would be accepted as a public one. */
const isKind = (pem: string, kind: 'private' | 'public') => pem.includes('PRIVATE KEY') === (kind === 'private');

/** Signs the `release.json` of a folder. Throws a `ReleaseError` if the team may not publish the package. */
export async function signRelease(dir: string, { name, version }: Named, { keysFile, signerFile }: Trust) {
  if (!signerFile)
    throw new ReleaseError(
      `${name} ${version} is not signed: set RELEASE_KEY to the file of your team's private key, or UNSIGNED_RELEASES=accepted for a site without signatures`,
    );
  const signer = await readKey(signerFile, 'private');
  const id = keyId(signer);
  permitted(await readKeys(keysFile), id, { name, version });
  const signature = sign(null, await readFile(join(dir, 'release.json')), signer).toString('base64');
  await writeFileAtomic(join(dir, SIGNATURE_FILE), `${JSON.stringify({ key: id, signature })}\n`);
}

/**
 * Checks that a team that may publish the package has signed the `release.json` of a folder. Throws a `ReleaseError`
 * otherwise. The files are checked against it by `Store.verify`.
 */
export async function checkSignature(dir: string, { name, version }: Named, { keysFile }: Trust) {
  const signature = signatureOf(await readText(join(dir, SIGNATURE_FILE)));
  const again = 'publish it again with the key of its team';
  if (!signature) throw new ReleaseError(`${name} ${version} is not signed: ${again}`);
  const key = permitted(await readKeys(keysFile), signature.key, { name, version });
  const description = await readFile(join(dir, 'release.json'));
  if (!verify(null, description, publicKeyOf(key), Buffer.from(signature.signature, 'base64')))
    throw new ReleaseError(`${name} ${version}: its release.json differs from what ${key.team} signed: ${again}`);
}

/** Reads the text of a signature. Undefined for an unsigned release and for a damaged text. */
export function signatureOf(text: string | undefined) {
  try {
    return Signature.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

interface Named {
  name: string;
  version: string;
}

function permitted(keys: ReleaseKey[], id: string, { name, version }: Named): ReleaseKey {
  const key = keys.find((one) => one.id === id);
  const refused = (reason: string) => new ReleaseError(`${name} ${version}: ${reason}`);
  if (!key) throw refused(`the key ${id} that signs it is unknown: add it with "remotes add-key"`);
  if (key.revoked) throw refused(`the key ${id} of ${key.team} was revoked on ${key.revoked}: sign with another one`);
  if (key.packages.includes('*') || key.packages.includes(name)) return key;
  throw refused(
    `the key ${id} of ${key.team} is for ${key.packages.join(', ')}: sign with the key of the team that owns ${name}`,
  );
}
