import type { ProductDocument } from '@site/contracts/catalog';
import { documentFormatOf } from '@site/contracts/media-files';
import { type ProductFileKind, productFileKindNames } from '@site/contracts/support-lists';
import { siteDay } from '@site/kernel/dates';
import type { MediaRow } from '../../tables/media-tables.ts';
import { fileUrl } from '../media/library/media-address.ts';

type UploadedDocument = { file: MediaRow; kind: ProductFileKind; title: string };

export const toUploadedDocument = ({ file, kind, title }: UploadedDocument): ProductDocument => ({
  ...{ id: file.id, title, kind: productFileKindNames[kind], size_bytes: file.size_bytes },
  format: documentFormatOf(file.name) ?? '',
  updated_at: siteDay(file.updated_at),
  url: fileUrl(file),
});
