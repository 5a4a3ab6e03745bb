import type { FileFinding, WrittenFile } from '@site/contracts/manage-content';
import { findRevision, type IsServed, type PublishingDeps, type RevisionKey } from './document-changes.ts';
import { readFile, toFile } from './document-file.ts';
import { RevisionRepository } from './revision-repository.ts';
import { toRevision } from './revision-view.ts';
import { checkDocument, saveDocument } from './save-document.ts';

type Deps = PublishingDeps & { isServed: IsServed };

const byLine = (findings: FileFinding[]) => findings.toSorted((a, b) => a.line - b.line);

export async function showFile({ db }: Pick<Deps, 'db'>, key: RevisionKey) {
  const row = await findRevision(new RevisionRepository(db), key);
  return { ...toRevision(row), text: toFile({ document: row.document, number: null }) };
}

/** Reads and validates a text. A conflict with a newer revision is not reported: saving rejects it. */
async function check(deps: Deps, { text, address, base }: WrittenFile) {
  const { content, findings, lineOf } = readFile(text);
  if (!content) return { document: null, findings: byLine(findings) };
  const { document } = content;
  if (address !== null && document.address !== address) {
    const message = `адрес этого документа\u00a0— ${address}. Чтобы сменить адрес, документ переносят`;
    return { document: null, findings: [{ line: lineOf(['address']), message, severity: 'error' as const }] };
  }
  const found = await checkDocument(deps, { document, ...(base === null && { base }) });
  const located = found.findings.map(({ path, message, severity }) => ({
    line: lineOf(path),
    message: `${path.join('.')}: ${message}`,
    severity,
  }));
  const hasErrors = located.some(({ severity }) => severity === 'error');
  return { document: hasErrors ? null : document, findings: byLine(located) };
}

export const checkFile = async (deps: Deps, file: WrittenFile) => ({ findings: (await check(deps, file)).findings });

export async function saveFile(deps: Deps, { note, ...file }: WrittenFile & { note: string }, author: string) {
  const { document, findings } = await check(deps, file);
  if (!document) return { revision: null, findings };
  const { revision } = await saveDocument(deps, { document, base: file.base, note }, author);
  return { revision, findings };
}
