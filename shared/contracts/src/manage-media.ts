import { z } from 'zod';
import { FILL_IN, TOO_LONG, typedText } from './fields.ts';
import { managed, ManagePage } from './manage.ts';
import { MAX_ALT, MAX_MEDIA_NAME, MEDIA_NAME, MEDIA_NAME_MISTAKE } from './media-files.ts';
import { Picture } from './picture.ts';
import { inArea } from './staff-rights.ts';

/** Pixels of the narrowest accepted photograph, and of the widest stored one. */
export const photoWidths = { least: 320, most: 2560 } as const;

export const MediaName = typedText.min(1, FILL_IN).max(MAX_MEDIA_NAME, TOO_LONG).regex(MEDIA_NAME, MEDIA_NAME_MISTAKE);

/** Types of files, for a filter of the list. */
export const mediaTypes = ['photo', 'pdf', 'cad'] as const;
export type MediaType = (typeof mediaTypes)[number];

const alt = z.string().trim().min(1, FILL_IN).max(MAX_ALT, TOO_LONG);

/** A photograph, or a document: a PDF, a model or a drawing. `alt` and the size are those of a photograph. */
export const ManagedMedium = z.object({
  name: z.string(),
  kind: z.enum(['photo', 'document']),
  alt: z.string().describe('alternative text'),
  width: z.int().nullable(),
  height: z.int().nullable(),
  color: z.string().nullable().describe('average colour, #rrggbb; null for a transparent picture and for a document'),
  size_bytes: z.int(),
  hash: z.string().describe('SHA-256 of the stored content'),
  updated_at: z.iso.datetime(),
  picture: Picture.nullable().describe('for lists; null for a document'),
  url: z.string().describe('the file, of a photograph its widest rendition'),
  used_by: z.array(z.string()).describe('articles of the products with this file'),
  trainers: z.array(z.string()).describe('names of the trainers with this portrait'),
  documents: z
    .array(z.object({ address: z.string(), title: z.string() }))
    .describe('documents that show it in a live, scheduled or the newest revision'),
});
export type ManagedMedium = z.infer<typeof ManagedMedium>;

/** A photograph of the media library; documents and trainers refer to it by name. */
export const LibraryPhotograph = z.object({ name: z.string(), alt: z.string(), picture: Picture });
export type LibraryPhotograph = z.infer<typeof LibraryPhotograph>;

const params = z.object({ name: z.string().max(200) });
const file = z.object({ file: z.file() });

export const manageMediaEndpoints = inArea('media', {
  'GET /manage/media/': {
    summary: 'Photographs and documents of products, newest first',
    query: ManagePage.extend({
      search: z.string().max(100).optional().describe('part of the name or the alternative text'),
      unused: z.enum(['true']).optional(),
      type: z.enum(mediaTypes).optional().describe('photographs, PDF documents, or models and drawings'),
    }),
    answer: managed(ManagedMedium),
  },
  'POST /manage/media/': {
    summary:
      'Adds a photograph (JPEG, PNG, WebP, AVIF) with its alternative text, or a document (PDF, STEP, IFC, DWG, DXF) without',
    query: z.object({ alt: alt.optional() }),
    form: file,
    answer: ManagedMedium,
  },
  'POST /manage/media/{name}/replace/': {
    summary: 'Replaces the content of a file; products, name and alternative text stay',
    params,
    form: file,
    answer: ManagedMedium,
  },
  'POST /manage/media/{name}/describe/': {
    summary: 'Sets the alternative text of a photograph',
    params,
    body: z.object({ alt }),
    answer: ManagedMedium,
  },
  'POST /manage/media/{name}/remove/': {
    summary: 'Removes a file; refused while a product, a trainer or a document has it',
    params,
    answer: ManagedMedium,
  },
} as const);

/** Names of the fields as shown to the staff. */
export const manageMediaFieldNames = { alt: 'Альтернативный текст' };
