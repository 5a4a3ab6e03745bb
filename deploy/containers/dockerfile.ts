export interface Instruction {
  name: string;
  /** Source text, with continued lines joined. */
  text: string;
}

export interface Stage {
  name: string;
  from: string;
  instructions: Instruction[];
}

/** Parses the stages of a Dockerfile. Supports only what ours uses: no heredocs, no build arguments. */
export function parseDockerfile(text: string): Stage[] {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim());
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [, from = '', as] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
      stages.push({ name: as ?? 'final', from, instructions: [] });
    } else stages.at(-1)?.instructions.push({ name, text: rest });
  }
  return stages;
}
