import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Instruction, Stage } from './dockerfile.ts';

type Log = (text: string) => void;

/** Whether an instruction needs a container: other users, ports, a base image. */
const needsEngine = ({ name, text }: Instruction) =>
  ['USER', 'EXPOSE', 'HEALTHCHECK', 'CMD'].includes(name) ||
  (name === 'RUN' && /npm install --global|chown/.test(text));

/** Uses `cp`, because Node's cpSync takes minutes for a tree of packages. */
const copyTree = (from: string, into: string) => execFileSync('cp', ['--archive', `${from}/.`, into]);

export interface Rehearsal {
  /** Working folder of the last stage on this machine. */
  folder: string;
  env: Record<string, string>;
  skipped: string[];
}

/**
 * Runs the Dockerfile's stages in folders instead of containers: the root of each stage is a folder below `temp`, and
 * absolute paths are resolved in it. pnpm runs through npx.
 */
export function rehearse(stages: Stage[], context: string, temp: string, pnpm: string, log: Log): Rehearsal {
  const bin = join(temp, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'pnpm'), `#!/bin/sh\nexec npx --yes ${pnpm} "$@"\n`);
  chmodSync(join(bin, 'pnpm'), 0o755);

  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: context,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file && existsSync(join(context, file)));

  const folders = new Map<string, string>();
  const env: Record<string, string> = {};
  const skipped: string[] = [];
  let workdir = '/';
  let root = '';

  const inside = (path: string) => (path.startsWith('/') ? join(root, path) : join(root, workdir, path));

  function copy(text: string) {
    const parts = text.split(/\s+/);
    const stage = /^--from=(.+)/.exec(parts[0] ?? '')?.[1];
    const [target = '', ...sources] = (stage ? parts.slice(1) : parts).reverse();
    const into = inside(target);
    mkdirSync(into, { recursive: true });
    if (stage) return sources.forEach((path) => copyTree(join(folders.get(stage)!, path), into));
    for (const source of sources) {
      const pattern = new RegExp(`^${source.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
      for (const file of files) {
        const below = source === '.' || file.startsWith(`${source}/`);
        if (!below && !pattern.test(file)) continue;
        const name = source === '.' ? file : below ? file.slice(source.length + 1) : basename(file);
        mkdirSync(dirname(join(into, name)), { recursive: true });
        cpSync(join(context, file), join(into, name));
      }
    }
  }

  const run = (command: string) =>
    execFileSync(
      'sh',
      ['-c', command.replaceAll(/(^|\s)\/(\w+)/g, (_all, space: string, name: string) => `${space}${root}/${name}`)],
      {
        cwd: inside('.'),
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, CI: '1', PATH: `${bin}:${process.env.PATH}` },
      },
    );

  for (const stage of stages) {
    log(`Stage ${stage.name}`);
    root = join(temp, stage.name);
    folders.set(stage.name, root);
    const base = folders.get(stage.from);
    if (base) {
      mkdirSync(root, { recursive: true });
      copyTree(base, root);
    } else {
      skipped.push(`FROM ${stage.from}: Node ${process.versions.node} of this machine instead`);
      workdir = '/';
      mkdirSync(root, { recursive: true });
    }
    for (const instruction of stage.instructions) {
      const { name, text } = instruction;
      if (needsEngine(instruction)) skipped.push(`${name} ${text}`);
      else if (name === 'WORKDIR') mkdirSync(inside((workdir = text)), { recursive: true });
      else if (name === 'ENV') Object.assign(env, Object.fromEntries(text.split(/\s+/).map((pair) => pair.split('='))));
      else if (name === 'COPY') copy(text);
      else if (name === 'RUN') {
        log(`  ${text.length > 100 ? `${text.slice(0, 100)}…` : text}`);
        run(text);
      } else throw new Error(`Expected a known Dockerfile instruction, found ${name}: add it to rehearsal.ts`);
    }
  }
  return { folder: inside('.'), env, skipped };
}
