import { readFile } from 'node:fs/promises';
import { parse, stringify, YAMLParseError } from 'yaml';
import { decodeText } from '../src/text/table.ts';
import { ManageError } from './client.ts';
import { printLine } from './console.ts';

export const NO_CHANGES = 'No changes.';

/** Prints the values as the file that `set` takes, or the whole response with --json. */
export const printYaml = (json: boolean | undefined, response: unknown, values: unknown) =>
  printLine(json ? JSON.stringify(response, null, 2) : stringify(values, { lineWidth: 0 }).trimEnd());

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
