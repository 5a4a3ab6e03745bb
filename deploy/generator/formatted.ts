import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const config = await resolveConfig(join(import.meta.dirname, 'formatted.ts'));

/** A generated file as the project's formatter would leave it, so that the first `npm test` has nothing to say. */
export const formatted = (file: string, text: string): Promise<string> => format(text, { ...config, filepath: file });
