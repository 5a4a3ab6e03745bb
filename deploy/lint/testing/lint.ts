import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../site/packages.ts';

interface Diagnostic {
  message: string;
  help?: string;
  /** `plugin(rule)`; a syntax error has none. */
  code?: string;
  filename: string;
  labels: { span: { line: number } }[];
}

/** `text` is the message, with the advice of a restriction. */
export interface Found {
  rule: string;
  text: string;
  line: number;
}

/** Lints sources as files of the repository, by path, and resolves to what is found in each. Rules that need types are off. */
export async function lint(sources: Record<string, string>): Promise<Map<string, Found[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'));
  try {
    // Paths of a configuration are relative to its folder. package.json has the supported browsers.
    await copyFile(join(root, 'package.json'), join(folder, 'package.json'));
    await writeFile(
      join(folder, 'oxlint.config.mjs'),
      `import config from '${join(root, 'oxlint.config.mjs')}';\nexport default { ...config, options: {} };\n`,
    );
    for (const [path, source] of Object.entries(sources)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), source);
    }
    const found = new Map<string, Found[]>(Object.keys(sources).map((path) => [path, []]));
    for (const { message, help, code, filename, labels } of await diagnostics(folder)) {
      const [, rule] = /\((.+)\)/.exec(code ?? '') ?? [];
      if (!rule) throw new Error(`${filename} does not parse: ${message}`);
      found.get(filename)?.push({ rule, text: help ?? message, line: labels[0]!.span.line });
    }
    return found;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** oxlint exits with 1 when it finds something. */
const diagnostics = (folder: string) =>
  new Promise<Diagnostic[]>((resolve, reject) =>
    execFile(
      join(root, 'node_modules/.bin/oxlint'),
      ['-c', 'oxlint.config.mjs', '--format', 'json', '--quiet'],
      { cwd: folder },
      (error, stdout, stderr) => {
        try {
          resolve((JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics);
        } catch {
          reject(new Error(`oxlint failed:\n${stdout}${stderr}`, { cause: error }));
        }
      },
    ),
  );
