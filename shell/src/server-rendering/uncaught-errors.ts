import { sep } from 'node:path';
import { partModule } from '@site/contracts/composition';
import type { Incident, RendererOptions } from '@site/contracts/renderer';

/**
 * Reports uncaught exceptions and unhandled rejections, with the release of the first file in the stack. Otherwise an
 * error in a timer or a forgotten promise would end the thread with all its pages.
 */
export function reportUncaughtErrors(options: RendererOptions, report: (incident: Incident) => void) {
  const reporter = (kind: string) => (error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    report({ ...releaseOfStack(options, text), message: `${kind}: ${text}` });
  };
  process.on('uncaughtException', reporter('uncaught exception'));
  process.on('unhandledRejection', reporter('unhandled rejection'));
}

/** Returns the release and the page or part of a stack. The chunk of a page or a part is named after it. */
export function releaseOfStack(
  { composition: { shell, remotes }, folders }: Pick<RendererOptions, 'composition' | 'folders'>,
  stack: string,
): Omit<Incident, 'message'> {
  const found = [...remotes, shell]
    .map(({ name, version }) => ({ name, version, server: `${folders[name]}${sep}server${sep}` }))
    .map((release) => ({ ...release, at: stack.indexOf(release.server) }))
    .filter(({ at }) => at >= 0)
    // Remotes first, because the shell's files are in every stack.
    .sort((one, other) => Number(one.name === shell.name) - Number(other.name === shell.name) || one.at - other.at)[0];
  if (!found) return { remote: 'unknown', version: '', page: '' };
  const file = stack.slice(found.at + found.server.length);
  return { remote: found.name, version: found.version, page: pageOf(file) };
}

function pageOf(file: string): string {
  const [, kind, name] = /^(page|part)-([a-z0-9-]+)\./.exec(file) ?? [];
  return name ? (kind === 'part' ? partModule(name) : name) : '';
}
