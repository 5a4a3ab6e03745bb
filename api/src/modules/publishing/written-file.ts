import type { DraftDocument, FileFinding, Written } from '@site/contracts/manage-content';
import { findRevision, type IsServed, type PublishingDeps, type RevisionKey } from './document-changes.ts';
import { atLine, readDocument, readFile, toFile } from './document-file.ts';
import { RevisionRepository } from './revision-repository.ts';
import { toRevision } from './revision-view.ts';
import { checkDocument, saveDocument } from './save-document.ts';

type Deps = PublishingDeps & { isServed: IsServed };

const byLine = (findings: FileFinding[]) => findings.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));

export async function showFile({ db }: Pick<Deps, 'db'>, key: RevisionKey) {
  const row = await findRevision(new RevisionRepository(db), key);
  return { ...toRevision(row), text: toFile({ document: row.document, number: null }) };
}

/** Reads a text or data. `locate` adds the line to a finding. */
function read(written: Written) {
  if ('text' in written) {
    const { content, findings, lineOf } = readFile(written.text);
    const locate: Locate = (finding) => atLine(finding, lineOf(finding.path));
    return { document: content && content.document, findings, locate };
  }
  const { document, findings } = readDocument(written.document);
  const locate: Locate = (finding) => ({ ...finding, line: null });
  return { document, findings: findings.map(locate), locate };
}
type Locate = (finding: Omit<FileFinding, 'line'>) => FileFinding;

/** Reads and validates a document. A conflict with a newer revision is not reported: saving rejects it. */
async function check(deps: Deps, written: Written) {
  const { address, base } = written;
  const { document, findings, locate } = read(written);
  if (!document) return { document, isFaulty: true, findings: byLine(findings) };
  if (address !== null && document.address !== address) {
    const message = `адрес этого документа\u00a0— ${address}. Чтобы сменить адрес, документ переносят`;
    return { document, isFaulty: true, findings: [locate({ path: ['address'], message, severity: 'error' })] };
  }
  const found = await checkDocument(deps, { document, ...(base === null && { base }) });
  const isFaulty = found.findings.some(({ severity }) => severity === 'error');
  return { document, isFaulty, findings: byLine(found.findings.map(locate)) };
}

export async function checkFile(deps: Deps, written: Written) {
  const { document, findings } = await check(deps, written);
  return 'text' in written
    ? { findings, document: document as DraftDocument | null, text: written.text }
    : { findings, document: written.document, text: toFile({ document: written.document, number: null }) };
}

export async function saveFile(deps: Deps, { note, ...written }: Written & { note: string }, author: string) {
  const { document, isFaulty, findings } = await check(deps, written);
  if (!document || isFaulty) return { revision: null, findings };
  const { revision } = await saveDocument(deps, { document, base: written.base, note }, author);
  return { revision, findings };
}
