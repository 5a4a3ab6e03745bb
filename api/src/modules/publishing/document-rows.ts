import {
  type DownloadDocument,
  type FaqDocument,
  nameOf,
  type PageDocument,
  type ProjectDocument,
  type PublicationDocument,
} from '@site/contracts/content-documents';
import { paths } from '@site/contracts/paths';
import type { PublicationSection } from '@site/contracts/publication-sections';
import type { documents } from '../../tables/document-tables.ts';
import type { faqItems } from '../../tables/faq-tables.ts';
import type { PageRow } from '../../tables/page-tables.ts';
import type { projects } from '../../tables/project-tables.ts';
import type { PublicationRow } from '../../tables/publication-tables.ts';

/** Conversions between a document and its row in the table that the site reads. */

export const toPageRow = ({ kind: _, address, parent, scroll, ...page }: PageDocument): PageRow => ({
  path: address,
  parent_path: parent,
  scroll: scroll ?? null,
  ...page,
});

export const toPageDocument = ({ path, parent_path, scroll, ...page }: PageRow): PageDocument => ({
  kind: 'page',
  address: path,
  parent: parent_path,
  ...page,
  ...(scroll !== null && { scroll }),
  robots: page.robots as PageDocument['robots'],
});

export const splitAddress = (address: string) => {
  const [, section, slug] = address.split('/');
  return { section: section as PublicationSection, slug: slug! };
};

export const toPublicationRow = ({
  kind: _,
  address,
  published_at,
  topic,
  author,
  ...text
}: PublicationDocument): Omit<PublicationRow, 'id'> => ({
  ...splitAddress(address),
  ...text,
  published_at: new Date(published_at),
  topic: topic ?? null,
  author: author ?? null,
  is_published: true,
});

export const toPublicationDocument = (row: Omit<PublicationRow, 'id' | 'is_published'>): PublicationDocument => {
  const { section, slug, published_at, topic, author, scene, title, lead, tags, products, documents, blocks } = row;
  return {
    kind: 'publication',
    address: paths.publication(section, slug),
    published_at: published_at.toISOString(),
    ...(topic !== null && { topic }),
    ...(author && { author }),
    ...{ scene, title, lead, tags, products, documents, blocks },
  };
};

export type ProjectText = Omit<typeof projects.$inferSelect, 'id'>;

export const toProjectRow = ({
  kind: _,
  address,
  equipment = [],
  partner,
  parking,
  gallery = [],
  ...project
}: ProjectDocument): ProjectText => ({
  slug: nameOf(address),
  ...project,
  // Clear the columns of fields that the document leaves out.
  ...{ equipment, partner: partner ?? null, parking: parking ?? null, gallery },
});

export const toProjectDocument = ({ slug, ...row }: ProjectText): ProjectDocument => ({
  kind: 'project',
  address: paths.project(slug),
  title: row.title,
  lead: row.lead,
  city: row.city,
  object_type: row.object_type,
  directions: row.directions as ProjectDocument['directions'],
  year: row.year,
  scene: row.scene,
  ...(row.equipment.length > 0 && { equipment: row.equipment }),
  ...(row.partner !== null && { partner: row.partner }),
  ...(row.parking !== null && { parking: row.parking }),
  ...(row.gallery.length > 0 && { gallery: row.gallery }),
  blocks: row.blocks,
});

type FaqText = Pick<typeof faqItems.$inferInsert, 'group_code' | 'group_title' | 'question' | 'answer' | 'products'>;

/** Groups rows into documents. Rows of one group must be in the order of its questions. */
export function toFaqDocuments(rows: readonly FaqText[]): FaqDocument[] {
  const groups = new Map<string, FaqDocument>();
  for (const { group_code, group_title, question, answer, products = [] } of rows) {
    const group = groups.get(group_code) ?? {
      kind: 'faq',
      address: `${paths.faq()}${group_code}/`,
      title: group_title,
      items: [],
    };
    group.items.push({ question, answer, ...(products.length > 0 && { products }) });
    groups.set(group_code, group);
  }
  return [...groups.values()];
}

type DownloadText = Omit<typeof documents.$inferSelect, 'id' | 'category_id' | 'media_id' | 'size_bytes'>;

export const toDownloadRow = ({
  kind: _,
  address,
  type,
  category: _category,
  number,
  valid_until,
  products: _products,
  file: _file,
  sections,
  ...document
}: DownloadDocument): DownloadText => ({
  slug: nameOf(address),
  kind: type,
  ...document,
  number: number ?? null,
  valid_until: valid_until ?? null,
  body: sections,
});

export const toDownloadDocument = (
  row: DownloadText,
  { category, products, file }: Pick<DownloadDocument, 'category' | 'products'> & { file: string | null },
): DownloadDocument => ({
  kind: 'document',
  address: `/support/documents/${row.slug}/`,
  title: row.title,
  type: row.kind,
  series: row.series,
  category,
  version: row.version,
  language: row.language,
  ...(row.number !== null && { number: row.number }),
  ...(row.valid_until !== null && { valid_until: row.valid_until }),
  is_partner_only: row.is_partner_only,
  updated_at: row.updated_at,
  products: products.toSorted(),
  ...(file !== null && { file }),
  sections: row.body,
});
