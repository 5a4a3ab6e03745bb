import type { ContentDocument } from '@site/contracts/content-documents';
import type { ContentFinding } from '@site/contracts/manage-content';
import { documentFormatOf, isVideoName } from '@site/contracts/media-files';
import type { StoredBlock } from '@site/contracts/stored-blocks';
import { mediaIn } from '../media/library/document-pictures.ts';
import type { ReferenceKind, ReferenceRepository } from './reference-repository.ts';

type Path = ContentFinding['path'];
type Reference = { path: Path; kind: ReferenceKind; value: string };

const missing: Record<ReferenceKind, string> = {
  product: 'нет товара с\u00a0артикулом',
  category: 'нет категории',
  document: 'нет документа',
  faq: 'нет группы вопросов',
  project: 'нет проекта',
  city: 'нет партнёров в\u00a0городе',
  partner: 'нет страницы партнёра',
  page: 'нет страницы',
  photograph: 'в\u00a0библиотеке нет фотографии',
  video: 'в\u00a0библиотеке нет видео',
  pdf: 'в\u00a0библиотеке нет документа',
};

const each = (path: Path, kind: ReferenceKind, values: readonly string[] = []): Reference[] =>
  values.map((value, index) => ({ path: [...path, index], kind, value }));
const one = (path: Path, kind: ReferenceKind, value: string | null | undefined): Reference[] =>
  value ? [{ path, kind, value }] : [];

function ofBlock(block: StoredBlock, path: Path): Reference[] {
  switch (block.type) {
    case 'products':
      if (block.source.kind === 'articles')
        return each([...path, 'source', 'articles'], 'product', block.source.articles);
      return block.source.kind === 'category' ? one([...path, 'source', 'slug'], 'category', block.source.slug) : [];
    case 'downloads':
      return each([...path, 'slugs'], 'document', block.slugs);
    case 'faq':
      return one([...path, 'group'], 'faq', block.group);
    case 'projects':
      return one([...path, 'except'], 'project', block.except);
    case 'map':
    case 'partners':
      return one([...path, 'city'], 'city', block.city);
    case 'tabs':
      return block.items.flatMap((tab, nth) =>
        tab.blocks.flatMap((inner, index) => ofBlock(inner, [...path, 'items', nth, 'blocks', index])),
      );
    default:
      return [];
  }
}

const ofBlocks = (blocks: readonly StoredBlock[]): Reference[] =>
  blocks.flatMap((block, index) => ofBlock(block, ['blocks', index]));

function ofDocument(document: ContentDocument): Reference[] {
  switch (document.kind) {
    case 'page':
      return [...ofBlocks(document.blocks), ...one(['parent'], 'page', document.parent)];
    case 'publication':
      return [
        ...ofBlocks(document.blocks),
        ...each(['products'], 'product', document.products),
        ...each(['documents'], 'document', document.documents),
      ];
    case 'project':
      return [
        ...ofBlocks(document.blocks),
        ...each(['equipment'], 'product', document.equipment),
        ...one(['partner'], 'partner', document.partner),
      ];
    case 'faq':
      return document.items.flatMap(({ products }, index) => each(['items', index, 'products'], 'product', products));
    case 'document':
      return [...each(['products'], 'product', document.products), ...one(['category'], 'category', document.category)];
  }
}

function missingMessage({ kind, value }: Reference): string {
  const format = kind === 'photograph' ? documentFormatOf(value) : null;
  if (format) return `«${value}»\u00a0— документ ${format}, а\u00a0нужна фотография`;
  return kind === 'photograph' && isVideoName(value)
    ? `«${value}»\u00a0— видео, а\u00a0нужна фотография`
    : `${missing[kind]} «${value}»`;
}

/** Returns an error for each missing reference. A parent page may also be a route of the API: `isServed`. */
export async function missingReferences(
  repository: ReferenceRepository,
  document: ContentDocument,
  isServed: (address: string) => boolean,
): Promise<ContentFinding[]> {
  const media = mediaIn(document).map(({ path, file, kind }): Reference => ({
    path,
    kind: kind === 'photo' ? 'photograph' : kind,
    value: file,
  }));
  const references = [...ofDocument(document), ...media].filter(
    ({ kind, value }) => kind !== 'page' || !isServed(value),
  );
  const known = new Map<ReferenceKind, ReadonlySet<string>>();
  for (const kind of new Set(references.map((reference) => reference.kind))) {
    const values = references.filter((reference) => reference.kind === kind).map(({ value }) => value);
    known.set(kind, await repository.known(kind, values));
  }
  return references
    .filter(({ kind, value }) => !known.get(kind)?.has(value))
    .map((reference) => ({ path: reference.path, message: missingMessage(reference), severity: 'error' }));
}
