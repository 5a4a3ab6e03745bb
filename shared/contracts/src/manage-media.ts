import { z } from 'zod';
import { FILL_IN, TOO_LONG, typedText } from './fields.ts';
import { managed, ManagePage, sortedBy } from './manage.ts';
import { MAX_ALT, MAX_MEDIA_NAME, MEDIA_NAME, MEDIA_NAME_MISTAKE } from './media-files.ts';
import { Picture } from './picture.ts';
import { inArea } from './staff-rights.ts';

/** Pixels of the narrowest accepted photograph, and of the widest stored one. */
export const photoWidths = { least: 320, most: 2560 } as const;

export const MediaName = typedText.min(1, FILL_IN).max(MAX_MEDIA_NAME, TOO_LONG).regex(MEDIA_NAME, MEDIA_NAME_MISTAKE);

/** Types of files, for a filter of the list. */
export const mediaTypes = ['photo', 'drawing', 'video', 'pdf', 'cad'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** Name of a photograph of the library. */
const poster = typedText.min(1, FILL_IN).max(MAX_MEDIA_NAME, TOO_LONG);
const alt = z.string().trim().min(1, FILL_IN).max(MAX_ALT, TOO_LONG);

const FocalPoint = z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) });

/**
 * A photograph, a drawing (SVG), a video, or a document: a PDF or a file of CAD or BIM. `alt` and the size are not those of a
 * document.
 */
export const ManagedMedium = z.object({
  name: z.string(),
  kind: z.enum(['photo', 'drawing', 'video', 'document']),
  alt: z.string().describe('alternative text of a photograph or drawing, title of a video'),
  width: z.int().nullable(),
  height: z.int().nullable(),
  color: z
    .string()
    .nullable()
    .describe('average colour, #rrggbb; null for a transparent picture, a drawing, a video and a document'),
  seconds: z.int().nullable().describe('duration of a video'),
  focus: FocalPoint.nullable().describe(
    'point of a photograph that stays in sight where it is cropped, in per cent from the left and the top; null: the centre',
  ),
  notes: z.array(z.string()).describe('findings of the upload of a drawing, for the staff'),
  poster: z.string().nullable().describe('name of the photograph that a video shows before it plays'),
  captions: z.string().nullable().describe('address of the captions of a video; null: it has none'),
  size_bytes: z.int(),
  hash: z.string().describe('SHA-256 of the stored content'),
  updated_at: z.iso.datetime(),
  picture: Picture.nullable().describe('for lists, of a video its poster; null for a document'),
  url: z.string().describe('the file, of a photograph its widest rendition'),
  used_by: z.array(z.string()).describe('articles of the products with this file'),
  trainers: z.array(z.string()).describe('names of the trainers with this portrait'),
  locations: z.array(z.string()).describe('titles of the locations with this photograph'),
  videos: z.array(z.string()).describe('names of the videos with this poster'),
  documents: z
    .array(z.object({ address: z.string(), title: z.string() }))
    .describe('documents that show it in a live, scheduled or the newest revision'),
});
export type ManagedMedium = z.infer<typeof ManagedMedium>;

/** A photograph, a drawing or a video of the media library, to refer to by name. */
export const LibraryMedium = z.object({
  name: z.string(),
  alt: z.string().describe('alternative text of a picture, title of a video'),
  picture: Picture.describe('the photograph or drawing, or the poster of a video'),
  seconds: z.int().nullable().describe('duration of a video'),
});
export type LibraryMedium = z.infer<typeof LibraryMedium>;

/** A PDF of the media library, to refer to by name. */
export const LibraryDocument = z.object({ name: z.string(), size_bytes: z.int() });
export type LibraryDocument = z.infer<typeof LibraryDocument>;

const params = z.object({ name: z.string().max(200) });
const file = z.object({ file: z.file() });

const managedFiles = inArea('media', {
  'GET /manage/media/': {
    summary: 'Photographs, drawings, videos and documents of products, newest first',
    query: ManagePage.extend({
      search: z.string().max(100).optional().describe('part of the name or the alternative text'),
      unused: z.enum(['true']).optional(),
      captions: z.enum(['none']).optional().describe('videos without captions'),
      sort: sortedBy('name', 'size', 'changed'),
      type: z
        .enum(mediaTypes)
        .optional()
        .describe('photographs, SVG drawings, videos, PDF documents, or files of CAD and BIM'),
    }),
    answer: managed(ManagedMedium),
  },
  'POST /manage/media/': {
    summary:
      'Adds a photograph (JPEG, PNG, WebP, AVIF) or a drawing (SVG, sanitised) with its alternative text, a video (MP4) with its title and poster, or a document (PDF, STEP, IFC, DWG, DXF)',
    query: z.object({ alt: alt.optional(), poster: poster.optional() }),
    form: file,
    answer: ManagedMedium,
  },
  'POST /manage/media/{name}/replace/': {
    summary: 'Replaces the content of a file; what has it, name and alternative text stay',
    params,
    form: file,
    answer: ManagedMedium,
  },
  'POST /manage/media/{name}/describe/': {
    summary:
      'Sets the alternative text and the focal point of a photograph, the alternative text of a drawing, or the title and the poster of a video',
    params,
    body: z.object({ alt, poster: poster.optional(), focus: FocalPoint.nullable().optional() }),
    answer: ManagedMedium,
  },
  'POST /manage/media/{name}/captions/': {
    summary: 'Adds or replaces the captions of a video: WebVTT in UTF-8',
    params,
    form: file,
    answer: ManagedMedium,
  },
  'POST /manage/media/{name}/captions/remove/': {
    summary: 'Removes the captions of a video',
    params,
    answer: ManagedMedium,
  },
  'POST /manage/media/{name}/remove/': {
    summary: 'Removes a file; refused while anything has it',
    params,
    answer: ManagedMedium,
  },
} as const);

const named = ManagePage.extend({
  search: typedText.max(100).optional().describe('part of the name or the alternative text'),
  name: typedText.max(200).optional().describe('the whole name'),
});

/** For everyone who chooses photographs, drawings, videos and documents for what they edit. */
const library = inArea('library', {
  'GET /manage/library/': {
    summary: 'Photographs, videos, or pictures (photographs and drawings) to choose from, newest first',
    query: named.extend({ type: z.enum(['photo', 'picture', 'video']) }),
    answer: managed(LibraryMedium),
  },
  'GET /manage/library/documents/': {
    summary: 'Documents to choose from, newest first',
    query: named.extend({ format: z.literal('pdf').optional() }),
    answer: managed(LibraryDocument),
  },
} as const);

export const manageMediaEndpoints = { ...managedFiles, ...library };

/** Names of the fields as shown to the staff. */
export const manageMediaFieldNames = { alt: 'Альтернативный текст', poster: 'Заставка' };
