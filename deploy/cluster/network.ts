import { execFileSync, spawnSync } from 'node:child_process';

const TOOL = 'iptables';

/** Whether this process may drop packets of the loopback network. */
export const canCutNetwork = spawnSync(TOOL, ['--wait', '--list-rules']).status === 0;

/**
 * Drops all packets to and from the addresses at which a program listens, without a reset, as a broken cable does. The
 * program's own connections to others stay. Returns the end of it.
 */
export function cutNetwork(addresses: string[]): () => void {
  const rules = addresses.flatMap((address) => {
    const [host, port] = address.split(':') as [string, string];
    return [
      ['INPUT', '--protocol', 'tcp', '--destination', host, '--dport', port, '--jump', 'DROP'],
      ['INPUT', '--protocol', 'tcp', '--source', host, '--sport', port, '--jump', 'DROP'],
    ];
  });
  const apply = (change: string) => {
    for (const rule of rules) execFileSync(TOOL, ['--wait', change, ...rule]);
  };
  const restore = () => {
    process.off('exit', restore);
    apply('--delete');
  };
  process.once('exit', restore);
  apply('--insert');
  return restore;
}
