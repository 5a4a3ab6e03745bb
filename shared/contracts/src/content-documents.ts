import { z } from 'zod';
import { CarParkScheme } from './car-park-scheme.ts';
import { directions } from './company-lists.ts';
import { MAX_MEDIA_NAME } from './media-files.ts';
import { publicationSections } from './publication-sections.ts';
import { StoredBlock, StoredCover, StoredPicture } from './stored-blocks.ts';
import { documentKinds, documentLanguages } from './support-lists.ts';

/**
 * An editor's document: a page, a publication (news, blog post, article), a project, a group of questions with answers, or
 * a support document. Its address is its key. Documents are stored as revisions, at most one of which is live.
 */
export const ContentAddress = z
  .string()
  .max(200)
  .regex(
    /^\/(?:[a-z0-9_-]+\/)*$/,
    'адрес начинается и\u00a0кончается знаком «/», в\u00a0нём маленькие латинские буквы, цифры, - и\u00a0_',
  );

const blocks = z.array(StoredBlock).max(200);

export const PageDocument = z.strictObject({
  kind: z.literal('page'),
  address: ContentAddress,
  title: z
    .string()
    .min(1)
    .max(200)
    .describe('shown in the browser’s tab and in search results, which display 70 characters'),
  h1: z.string().min(1).max(200),
  description: z.string().max(500).describe('for search results, which display 160 characters'),
  robots: z.enum(['index, follow', 'noindex, follow', 'noindex, nofollow']).default('index, follow'),
  access: z.enum(['public', 'user']).default('public').describe('user: logged-in visitors'),
  parent: ContentAddress.nullable().default(null).describe('the page above it in the breadcrumbs'),
  noheader: z.boolean().default(false),
  nofooter: z.boolean().default(false),
  scroll: z
    .literal('full-page', 'scroll бывает только «full-page»; для\u00a0обычной прокрутки уберите строку')
    .optional()
    .describe('full-page: a gesture moves the page by a whole section, for landings'),
  blocks,
});
export type PageDocument = z.infer<typeof PageDocument>;

export const PublicationAuthor = z.strictObject({ name: z.string(), position: z.string(), url: z.string().optional() });
export type PublicationAuthor = z.infer<typeof PublicationAuthor>;

export const PublicationDocument = z
  .strictObject({
    kind: z.literal('publication'),
    address: ContentAddress.regex(
      new RegExp(`^/(?:${publicationSections.join('|')})/[a-z0-9_-]+/$`),
      `публикация лежит в\u00a0разделе: ${publicationSections.map((section) => `/${section}/…/`).join(', ')}`,
    ),
    title: z.string().min(1).max(200),
    lead: z.string().max(500),
    published_at: z.iso
      .datetime({ offset: true, error: 'время записывается так: 2026-12-05T10:00:00+03:00' })
      .describe('hidden until then'),
    topic: z.string().min(1).optional().describe('category of a blog post, topic of an article; news has none'),
    tags: z.array(z.string().min(1)).default([]),
    author: PublicationAuthor.optional(),
    scene: StoredCover,
    products: z.array(z.string()).default([]).describe('articles of the products in the text'),
    documents: z.array(z.string()).default([]).describe('related reading, by document address'),
    blocks,
  })
  .refine(({ address, topic }) => address.startsWith('/news/') === (topic === undefined), {
    error: 'у\u00a0записи блога и\u00a0статьи есть topic, у\u00a0новости нет',
    path: ['topic'],
  });
export type PublicationDocument = z.infer<typeof PublicationDocument>;

const ProjectParking = z.strictObject({
  scheme: CarParkScheme,
  days: z.int().min(1).max(3_650).optional().describe('days from the start of the installation to the launch'),
});
export type ProjectParking = z.infer<typeof ProjectParking>;

/** The manufacturer's projects. Partners' projects have a table and a moderation of their own. */
export const ProjectDocument = z.strictObject({
  kind: z.literal('project'),
  address: ContentAddress.regex(/^\/projects\/[a-z0-9_-]+\/$/, 'адрес проекта: /projects/…/'),
  title: z.string().min(1).max(200),
  lead: z.string().max(500),
  city: z.string().min(1).max(100),
  object_type: z.string().min(1).max(100),
  directions: z.array(z.enum(directions)).min(1),
  year: z.int().min(1990).max(2100),
  scene: StoredCover,
  equipment: z.array(z.string()).max(60).optional().describe('articles of the installed products'),
  partner: z.string().min(1).optional().describe('the contractor: last segment of the partner page’s address'),
  parking: ProjectParking.optional().describe('the car park, for its figures, equipment and «Повторить эту схему»'),
  gallery: z.array(StoredPicture).max(40).optional().describe('pictures other than the card’s'),
  blocks,
});
export type ProjectDocument = z.infer<typeof ProjectDocument>;

const Question = z.strictObject({
  question: z.string().min(1).max(300),
  answer: z.string().min(1).max(20_000).describe('HTML as in a text block: paragraphs, lists, links'),
  products: z.array(z.string()).max(12).optional().describe('articles of the products in the answer'),
});

/** A group of questions without a page of its own; pages refer to it by the last segment of its address. */
export const FaqDocument = z.strictObject({
  kind: z.literal('faq'),
  address: ContentAddress.regex(/^\/faq\/[a-z0-9_-]+\/$/, 'адрес группы вопросов: /faq/…/'),
  title: z.string().min(1).max(200),
  items: z
    .array(Question)
    .min(1)
    .max(200)
    .superRefine((items, context) => {
      for (const [index, { question }] of items.entries())
        if (items.findIndex((other) => other.question === question) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'question'],
            message: 'этот вопрос в\u00a0группе уже есть выше',
          });
    }),
});
export type FaqDocument = z.infer<typeof FaqDocument>;

const Section = z.strictObject({ title: z.string().min(1).max(200), paragraphs: z.array(z.string().min(1)).min(1) });

/** A support document: its list entry with an uploaded PDF, or with a text from which the PDF is made. */
export const DownloadDocument = z
  .strictObject({
    kind: z.literal('document'),
    address: ContentAddress.regex(
      /^\/support\/documents\/[a-z0-9-]+\/$/,
      'адрес документа поддержки: /support/documents/…/, маленькие латинские буквы, цифры и\u00a0-',
    ),
    title: z.string().min(1).max(200),
    type: z.enum(documentKinds),
    series: z.string().max(60).default('').describe('product series'),
    category: z.string().min(1).nullable().default(null).describe('top-level catalogue category; null: all'),
    version: z.string({ error: 'version\u00a0— текст: возьмите его в\u00a0кавычки, "1.0"' }).min(1).max(20),
    language: z.enum(documentLanguages).default('ru'),
    number: z.string().min(1).max(100).optional().describe('number of a certificate or a declaration'),
    valid_until: z.iso.date('день записывается так: 2027-01-31').optional().describe('last day on the site'),
    is_partner_only: z.boolean().default(false),
    updated_at: z.iso.date('день записывается так: 2026-12-05').describe('the date of this version'),
    products: z.array(z.string()).default([]).describe('articles of the products it covers'),
    file: z
      .string()
      .max(MAX_MEDIA_NAME)
      .regex(/\.pdf$/i, 'нужен документ PDF: имя файла библиотеки с\u00a0расширением .pdf')
      .optional()
      .describe('an uploaded PDF of the media library, in place of the one made from the sections'),
    sections: z.array(Section).max(100),
  })
  .refine(({ file, sections }) => file !== undefined || sections.length > 0, {
    error: 'добавьте раздел или выберите файл PDF',
    path: ['sections'],
  });
export type DownloadDocument = z.infer<typeof DownloadDocument>;

export const ContentDocument = z.discriminatedUnion('kind', [
  PageDocument,
  PublicationDocument,
  ProjectDocument,
  FaqDocument,
  DownloadDocument,
]);
export type ContentDocument = z.infer<typeof ContentDocument>;

/** The list property of each kind of document; its file has one YAML document per item. */
export const documentParts = {
  page: 'blocks',
  publication: 'blocks',
  project: 'blocks',
  faq: 'items',
  document: 'sections',
} as const satisfies Record<ContentDocument['kind'], string>;

/** Returns the last segment of an address, by which other tables refer to the document. */
export const nameOf = (address: string): string => address.split('/').at(-2)!;
