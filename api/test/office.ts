import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Path of LibreOffice, or null when it is not installed. */
export const office = (() => {
  try {
    return execFileSync('which', ['soffice'], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
})();

/** Opens a file in LibreOffice and returns it as saved in another format. */
export async function throughOffice(bytes: Uint8Array, from: string, to: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  const outdir = join(folder, 'saved');
  await writeFile(join(folder, `file.${from}`), bytes);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  execFileSync(office!, [profile, '--headless', '--convert-to', to, '--outdir', outdir, join(folder, `file.${from}`)], {
    stdio: 'ignore',
  });
  const saved = await readFile(join(outdir, `file.${to}`));
  await rm(folder, { recursive: true });
  return saved;
}
