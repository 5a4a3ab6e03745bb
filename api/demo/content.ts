import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { ContentDocument, PageDocument } from '@site/contracts/content-documents';
import { readFile } from '../src/modules/publishing/document-file.ts';
import { momentAt } from './written.ts';

/** A document as `npm run content -- export` writes it: `about/contacts.yaml` has the address `/about/contacts/`. */
export type ContentFile = { address: string; text: string; isDraft: boolean };

const EXTENSION = '.yaml';

/** Documents of `content/`, and the examples for editors in `drafts/`. */
export const contentFiles = (): ContentFile[] => [
  ...filesIn('content').map((file) => ({ ...file, isDraft: false })),
  ...filesIn('drafts').map((file) => ({ ...file, isDraft: true })),
];

function filesIn(name: string) {
  const folder = fileURLToPath(new URL(`./${name}/`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(EXTENSION))
    .sort()
    .map((file) => ({
      address: file === `index${EXTENSION}` ? '/' : `/${file.slice(0, -EXTENSION.length)}/`,
      text: readFileSync(join(folder, file), 'utf8'),
    }));
}

export function documentOf({ address, text }: ContentFile, now: Date): ContentDocument {
  const { content, findings } = readFile(text);
  if (!content) throw new Error(findings.map(({ line, message }) => `${address}:${line}: ${message}`).join('; '));
  const { document } = content;
  if (document.address !== address)
    throw new Error(`Expected the address of the file, ${address}, found ${document.address}: rename the file`);
  return document.kind === 'publication'
    ? { ...document, published_at: momentAt(now, document.published_at).toISOString() }
    : document;
}

export const publishedDocuments = (now: Date): ContentDocument[] =>
  contentFiles().flatMap((file) => (file.isDraft ? [] : documentOf(file, now)));

export function homePage(): PageDocument {
  const document = publishedDocuments(new Date()).find(({ address }) => address === '/');
  if (document?.kind !== 'page') throw new Error('Expected the home page in content/index.yaml');
  return document;
}
