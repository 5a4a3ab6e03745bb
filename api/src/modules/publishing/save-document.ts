import { isDeepStrictEqual } from 'node:util';
import { type ContentDocument, nameOf } from '@site/contracts/content-documents';
import type { ContentFinding } from '@site/contracts/manage-content';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import { canCreateAt, changeDocument, type IsServed, type PublishingDeps, recordDecision } from './document-changes.ts';
import { cleaned, warnings } from './document-cleaning.ts';
import { missingReferences } from './document-references.ts';
import { publishingProblems } from './publishing-problems.ts';
import { ReferenceRepository } from './reference-repository.ts';
import { RevisionRepository, type RevisionRow } from './revision-repository.ts';
import { toRevision } from './revision-view.ts';

/** `base` is the number of the revision that was edited; null for a new document. */
type Edited = { document: ContentDocument; base: number | null };
type CheckingDeps = Pick<PublishingDeps, 'db' | 'now'> & { isServed: IsServed };

const hiddenFaq = (address: string): ContentFinding => ({
  path: ['address'],
  message: `эту группу не\u00a0показывает ни\u00a0одна страница: добавьте в\u00a0неё блок «type: faq» с\u00a0«group: ${nameOf(address)}»`,
  severity: 'warning',
});

async function findingsIn({ db, isServed, now }: CheckingDeps, document: ContentDocument): Promise<ContentFinding[]> {
  const references = new ReferenceRepository(db);
  const isHidden = document.kind === 'faq' && !(await references.isFaqShown(nameOf(document.address)));
  return [
    ...(await missingReferences(references, document, isServed)),
    ...(isHidden ? [hiddenFaq(document.address)] : []),
    ...warnings(document, now()),
    ...cleaned(document).findings,
  ];
}

/** Whether the document equals the current revision, or the revision from which it was exported. */
async function isUnchanged(revisions: RevisionRepository, { document, base }: Edited, current: RevisionRow) {
  if (base === null) return false;
  if (isDeepStrictEqual(current.document, document)) return true;
  const exported = await revisions.find({ address: document.address, number: base });
  return isDeepStrictEqual(exported?.document, document);
}

/** Reports the conflicts that `saveDocument` would reject, for a check before an import. */
async function conflictsOf(db: Db, { document, base }: Edited): Promise<ContentFinding[]> {
  const { address } = document;
  const revisions = new RevisionRepository(db);
  const current = await revisions.current(address);
  if (!current || current.number === base) return [];
  if (await isUnchanged(revisions, { document: cleaned(document).document, base }, current)) return [];
  const { number, author } = current;
  const message =
    base === null
      ? `по\u00a0адресу ${address} уже есть документ «${current.document.title}»: измените его`
      : `документ изменён: есть ревизия ${number}, автор\u00a0— ${author}. Внесите правки в\u00a0неё`;
  return [{ path: base === null ? ['address'] : ['revision'], message, severity: 'error' }];
}

export const checkDocument = async (
  deps: CheckingDeps,
  { document, base }: { document: ContentDocument; base?: number | null | undefined },
): Promise<{ findings: ContentFinding[] }> => ({
  findings: [
    ...(base === undefined ? [] : await conflictsOf(deps.db, { document, base })),
    ...(await findingsIn(deps, document)),
  ],
});

/** Stores a document as a new revision, unless it equals the current one. */
export async function saveDocument(
  deps: PublishingDeps & CheckingDeps,
  { document, base, note }: Edited & { note: string },
  author: string,
) {
  const { address } = document;
  const findings = await findingsIn(deps, document);
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length)
    throw problems.invalid(Object.fromEntries(errors.map(({ path, message }) => [path.join('.'), message])));
  const clean = cleaned(document).document;
  return changeDocument(deps.db, address, async (tx, revisions) => {
    const current = await revisions.current(address);
    const isServed = deps.isServed(address);
    if (!current && (isServed || !canCreateAt(address)) && clean.kind === 'page')
      throw isServed ? publishingProblems.addressTaken(address) : publishingProblems.addressNotAllowed(address);
    if (current && (await isUnchanged(revisions, { document: clean, base }, current)))
      return { changed: false, revision: toRevision(current), findings };
    if (current && current.number !== base) throw publishingProblems.editedMeanwhile(current);
    const added = await revisions.add({
      ...{ address, document: clean, author, note },
      origin: 'manager',
      created_at: deps.now(),
    });
    await recordDecision(deps, tx, author, 'save', added, note);
    return { changed: true, revision: toRevision(added), findings };
  });
}
