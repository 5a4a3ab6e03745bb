import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const config = await resolveConfig(join(import.meta.dirname, 'formatted.ts'));

/** Formats a generated file with the project's settings, so that the format check passes. */
export const formatted = (file: string, text: string): Promise<string> => format(text, { ...config, filepath: file });
