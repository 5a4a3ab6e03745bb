import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { PageDocument } from '@site/contracts/content-documents';
import { readFile } from '../manage/content/document-file.ts';

/** Files as `npm run content -- export` writes them. */
const folder = fileURLToPath(new URL('./pages/', import.meta.url));

export const pageDocuments = (): PageDocument[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map(pageOf);

export const homePage = (): PageDocument => pageOf('index.yaml');

function pageOf(name: string): PageDocument {
  const { content, findings } = readFile(readFileSync(join(folder, name), 'utf8'));
  if (content?.document.kind === 'page') return content.document;
  const errors = findings.map(({ line, message }) => `${name}:${line}: ${message}`);
  throw new Error(`Expected a page, found another document or errors in it: mend ${errors.join('; ') || name}`);
}
