import { readFile } from 'node:fs/promises';
import { parse, stringify, YAMLParseError } from 'yaml';
import { decodeText } from '../src/text/table.ts';
import { ManageError } from './client.ts';

export const NO_CHANGES = 'No changes.';

export const yamlOf = (value: unknown): string => stringify(value, { lineWidth: 0 }).trimEnd();

/** Reads a file that `show` printed; the API checks its values. */
export async function readYaml<Value>(file: string): Promise<Value> {
  const text = await readFile(file).catch(() => {
    throw new ManageError(`There is no file ${file}`);
  });
  try {
    return parse(decodeText(text)) as Value;
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new ManageError(`${file}:${error.linePos?.[0].line ?? 1}: ${error.message}`);
  }
}
