import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

const config = JSON.parse(readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8')) as FormatConfig;

/** Formats a generated file with the project's settings, so that the format check passes. */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, config);
  if (errors.length) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
