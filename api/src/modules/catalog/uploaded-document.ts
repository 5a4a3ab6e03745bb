import type { ProductDocument } from '@site/contracts/catalog';
import { type DocumentKind, documentKindNames } from '@site/contracts/support-lists';
import { siteDay } from '@site/kernel/dates';
import type { MediaRow } from '../../tables/media-tables.ts';
import { fileUrl } from '../media/library/media-address.ts';

type UploadedDocument = { file: MediaRow; kind: DocumentKind; title: string };

export const toUploadedDocument = ({ file, kind, title }: UploadedDocument): ProductDocument => ({
  ...{ id: file.id, title, kind: documentKindNames[kind], format: 'PDF', size_bytes: file.size_bytes },
  updated_at: siteDay(file.updated_at),
  url: fileUrl(file),
});
