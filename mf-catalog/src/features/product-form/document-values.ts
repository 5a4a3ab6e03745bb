import type { ProductValues } from '@site/contracts/manage-goods';
import { documentFormatOf } from '@site/contracts/media-files';
import { type ProductFileKind, productFileKinds } from '@site/contracts/support-lists';
import { filled } from '@site/forms/rules';
import * as z from 'zod/mini';

/** Documents of the media library by file name. */
export const documentsSchema = z.object({
  documents: z.array(z.object({ file: z.string(), kind: z.enum(productFileKinds), title: filled() })),
});
export type DocumentsValues = z.infer<typeof documentsSchema>;
export type DocumentValue = DocumentsValues['documents'][number];

export const documentsForm = ({ documents }: ProductValues): DocumentsValues => ({ documents });

export const readDocuments = ({ documents }: DocumentsValues) => ({
  documents: documents.map(({ title, ...document }) => ({ ...document, title: title.trim() })),
});

const kinds: Readonly<Record<string, ProductFileKind>> = { STEP: 'model', IFC: 'bim', DWG: 'drawing', DXF: 'drawing' };

/** A chosen file with the kind of its format, to be given a title. */
export const documentOf = (file: string): DocumentValue => ({
  ...{ file, title: '' },
  kind: kinds[documentFormatOf(file) ?? ''] ?? 'passports',
});
