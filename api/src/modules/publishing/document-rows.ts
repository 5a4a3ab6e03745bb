import type { PageDocument, PublicationDocument } from '@site/contracts/content-documents';
import { paths } from '@site/contracts/paths';
import type { PublicationSection } from '@site/contracts/publication-sections';
import type { PageRow } from '../pages/page-tables.ts';
import type { PublicationRow } from '../publications/publication-tables.ts';

/** Between a document and the row that the site reads while it is live. */

export const toPageRow = ({ kind: _, address, parent, ...page }: PageDocument): PageRow => ({
  path: address,
  parent_path: parent,
  ...page,
});

export const toPageDocument = ({ path, parent_path, ...page }: PageRow): PageDocument => ({
  kind: 'page',
  address: path,
  parent: parent_path,
  ...page,
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
    scene: scene as PublicationDocument['scene'],
    ...{ title, lead, tags, products, documents, blocks },
  };
};
