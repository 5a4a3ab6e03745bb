import { z } from 'zod';
import { typedText } from './fields.ts';
import { managed, ManagePage, sortedBy } from './manage.ts';
import { inArea } from './staff-rights.ts';

export const redirectOrigins = ['stock', 'moved', 'staff'] as const;

export const MAX_REDIRECTS = 10_000;
/** Lines of one import; each new address is looked up. */
export const MAX_REDIRECT_LINES = 500;

const address = typedText.min(1, 'Укажите адрес').max(500, 'Слишком длинный адрес');

export const Redirect = z.object({
  from: address.describe('a path of the site; letter case and the last slash do not matter'),
  to: address.describe('a page of the site, or https://…'),
});
export type Redirect = z.infer<typeof Redirect>;

const ManagedRedirect = z.object({
  from: z.string(),
  to: z.string(),
  origin: z.enum(redirectOrigins).describe('moved: made when a document was moved'),
  created_at: z.iso.datetime().nullable(),
  author: z.string(),
});
export type ManagedRedirect = z.infer<typeof ManagedRedirect>;

const RedirectFile = z.object({
  revision: z.string().max(40).describe('fingerprint of the stored list'),
  redirects: z.array(Redirect).max(MAX_REDIRECTS),
});

const RedirectsSaved = z.object({ added: z.int(), changed: z.int(), removed: z.int() });
export type RedirectsSaved = z.infer<typeof RedirectsSaved>;

export const manageRedirectEndpoints = inArea('content', {
  'GET /manage/redirects/': {
    summary: 'Redirects by address; search in both addresses',
    query: ManagePage.extend({
      search: typedText.max(100).default(''),
      origin: z.enum(redirectOrigins).optional(),
      sort: sortedBy('from', 'created'),
    }),
    answer: managed(ManagedRedirect),
  },
  'POST /manage/redirects/': {
    summary: 'Adds a redirect; refused at an address of a page, or to an address that redirects or does not exist',
    body: Redirect,
    answer: RedirectsSaved,
  },
  'POST /manage/redirects/remove/': {
    summary: 'Removes a redirect',
    body: z.object({ from: address }),
    answer: RedirectsSaved,
  },
  'POST /manage/redirects/import/': {
    summary: 'Adds redirects, a line each with both addresses: all or, with mistakes by line, none',
    body: z.object({ text: z.string().max(200_000) }),
    answer: RedirectsSaved.extend({ mistakes: z.array(z.object({ line: z.int(), message: z.string() })) }),
  },
  'GET /manage/redirects/file/': { summary: 'All redirects, as they are saved', answer: RedirectFile },
  'PUT /manage/redirects/file/': {
    summary:
      'Replaces all redirects; refused as a whole for any mistake; 409 `edited_meanwhile` for another `revision`',
    body: RedirectFile,
    answer: RedirectsSaved,
  },
} as const);
