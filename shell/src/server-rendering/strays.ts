import { sep } from 'node:path';
import { partModule } from '@site/contracts/composition';
import type { Incident, RendererOptions } from '@site/contracts/renderer';

/**
 * What is thrown where nobody waits for it, in a timer or a forgotten promise, would end the thread with all pages that it
 * renders. It is reported instead, with the release whose file is nearest in the stack.
 */
export function reportStrays(options: RendererOptions, report: (incident: Incident) => void) {
  const say = (what: string) => (error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    report({ ...strayOf(options, text), message: `${what}: ${text}` });
  };
  process.on('uncaughtException', say('thrown where nobody waits for it'));
  process.on('unhandledRejection', say('a rejected promise that nobody handles'));
}

/** Which release a stack points into. The chunk of a page or a part is named after it. */
export function strayOf(
  { composition: { shell, remotes }, folders }: Pick<RendererOptions, 'composition' | 'folders'>,
  stack: string,
): Omit<Incident, 'message'> {
  const found = [...remotes, shell]
    .map(({ name, version }) => ({ name, version, server: `${folders[name]}${sep}server${sep}` }))
    .map((release) => ({ ...release, at: stack.indexOf(release.server) }))
    .filter(({ at }) => at >= 0)
    // The shell calls everything: a remote's file anywhere in the stack says more than the shell's.
    .sort((one, other) => Number(one.name === shell.name) - Number(other.name === shell.name) || one.at - other.at)[0];
  if (!found) return { remote: 'unknown', version: '', page: '' };
  const file = stack.slice(found.at + found.server.length);
  return { remote: found.name, version: found.version, page: pageOf(file) };
}

function pageOf(file: string): string {
  const [, kind, name] = /^(page|part)-([a-z0-9-]+)\./.exec(file) ?? [];
  return name ? (kind === 'part' ? partModule(name) : name) : '';
}
