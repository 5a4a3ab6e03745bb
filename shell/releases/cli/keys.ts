import { generateKeyPair } from 'node:crypto';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { newReleaseKey, readKeys, writeKeys, type ReleaseKey } from '../release-keys.ts';
import { ReleaseError } from '../release-error.ts';
import { readKey } from '../signatures.ts';
import type { Store } from '../store.ts';
import { command, print, program, settings } from './console.ts';

command('keys', 'list the keys that may sign releases').action(async ({ json }: { json?: boolean }) => {
  const keys = await readKeys(settings().keysFile);
  print(json, keys, keys.map(described).join('\n') || 'No key may sign releases yet: add one with "remotes add-key".');
});

command('new-key <file>', 'create a pair of keys: the private one in the file, the public one in <file>.pub').action(
  async (file: string, { json }: { json?: boolean }) => {
    const { publicKey, privateKey } = await promisify(generateKeyPair)('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    // Never overwrites a key.
    for (const [path, text] of [
      [file, privateKey],
      [`${file}.pub`, publicKey],
    ] as const) {
      const handle = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
        throw new ReleaseError(`${path} exists, and a key is never overwritten: name another file`);
      });
      await handle.writeFile(text).finally(() => handle.close());
    }
    print(
      json,
      { private: file, public: `${file}.pub` },
      `${file}: private key, for RELEASE_KEY of the team\n${file}.pub: public key, for "remotes add-key"`,
    );
  },
);

command('add-key <team> <file>', "let a team's public key sign releases")
  .requiredOption('--for <packages>', 'packages that the team owns: shell,mf-academy, or * for all')
  .action(async (team: string, file: string, options: { for: string; json?: boolean }) => {
    const packages = options.for.split(',').map((name) => name.trim());
    const wrong = packages.find((name) => name !== '*' && !/^[a-z][a-z0-9-]*$/.test(name));
    if (wrong !== undefined) program.error(`--for: expected package names such as mf-academy, found "${wrong}"`);
    const key = newReleaseKey(team, await readKey(file, 'public'), packages);
    await changeKeys((keys) => {
      const known = keys.find(({ id }) => id === key.id);
      if (known) throw new ReleaseError(`The key ${key.id} is known already, of ${described(known)}: add another key`);
      return [...keys, key];
    });
    print(options.json, key, described(key));
  });

command('revoke-key <id>', 'no longer accept releases that the key has signed')
  .option('--now', 'even if a live release is signed with it, which hosts then refuse at their next start')
  .action(async (id: string, { now, json }: { now?: boolean; json?: boolean }) => {
    const { store } = settings();
    const live = now ? [] : await liveSignedWith(store, id);
    if (live.length)
      throw new ReleaseError(
        `${id} has signed live releases (${live.join(', ')}): publish them again with another key first, or revoke it with --now`,
      );
    const keys = await changeKeys((known) => {
      if (!known.some((key) => key.id === id)) throw new ReleaseError(`The key ${id} is unknown: see "remotes keys"`);
      return known.map((key) => (key.id === id && !key.revoked ? { ...key, revoked: new Date().toISOString() } : key));
    });
    const revoked = keys.find((key) => key.id === id)!;
    print(json, revoked, described(revoked));
  });

const described = ({ id, team, packages, added, revoked }: ReleaseKey) =>
  `${id}  ${team}  ${packages.join(', ')}  added ${added}${revoked ? `, revoked ${revoked}` : ''}`;

function changeKeys(changed: (keys: ReleaseKey[]) => ReleaseKey[]): Promise<ReleaseKey[]> {
  const { store, keysFile } = settings();
  return store.state.withLock(async (lock) => {
    const keys = changed(await readKeys(keysFile));
    await lock.assertHeld();
    await writeKeys(keysFile, keys);
    return keys;
  });
}

async function liveSignedWith(store: Store, id: string): Promise<string[]> {
  const { microFrontends } = await store.state.readRegistry();
  const live = Object.entries(microFrontends).flatMap(([name, entries]) =>
    entries.map(({ metadata }) => ({ name, version: metadata.version })),
  );
  const signed = await Promise.all(
    live.map(async ({ name, version }) => {
      return (await store.signedWith(name, version)) === id ? [`${name} ${version}`] : [];
    }),
  );
  return signed.flat();
}
