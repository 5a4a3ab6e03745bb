import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Program } from './program.ts';

/** A host, which starts renderers as its children. */
export type Host = Program & { pid: () => number };

/** Process ids of the renderers of a host, with those on standby. */
export function renderersOf(host: Host): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(host.pid()), '-f', 'renderer-process'], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

/** One renderer of a host, which replaces it when it is killed or suspended. */
export function rendererOf(host: Host): Program {
  let pid: number | undefined;
  function signal(name: NodeJS.Signals) {
    // The host may have replaced a suspended one.
    if (name === 'SIGCONT') return void spawnSync('kill', ['-CONT', String(pid)]);
    pid = renderersOf(host)[0]!;
    process.kill(pid, name);
  }
  return {
    name: `a renderer of ${host.name}`,
    addresses: [],
    signal,
    stop: async () => signal('SIGKILL'),
    start: async () => {},
  };
}

/** Memory of a host and its renderers, in MB, with shared pages divided among the processes that share them. */
export function memoryOf(host: Host): number {
  const kilobytes = [host.pid(), ...renderersOf(host)].map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))![1]),
  );
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}
