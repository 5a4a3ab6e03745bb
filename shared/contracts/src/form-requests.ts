import { z } from 'zod';
import { requestCodes } from './blocks.ts';
import { FILL_IN, typedText } from './fields.ts';
import { requestStates } from './form-request-lists.ts';
import { Decision, managed, ManagePage, sortedBy } from './manage.ts';
import { inArea } from './staff-rights.ts';

const State = z.enum(requestStates);
const FormCode = z.enum(requestCodes);

/** The author's view of a form request, open to everyone with the link; without contacts, because links are passed on. */
export const SentRequest = z.object({
  number: z.string(),
  form_code: FormCode,
  /** «Запрос цены» */
  subject: z.string(),
  state: State,
  created_at: z.iso.datetime(),
  comment: z.string(),
  /** The first entry is the submission. */
  history: z.array(z.object({ at: z.iso.datetime(), state: State, text: z.string() })),
});
export type SentRequest = z.infer<typeof SentRequest>;

/** `GET /api/support/request/`, the lookup page, and `GET /api/support/request/{code}/`. */
export const RequestPageData = z.object({ kind: z.literal('request'), request: SentRequest.nullable() });
export type RequestPageData = z.infer<typeof RequestPageData>;

/** Accepts «З-000123», «з 123» and 123. */
const RequestNumber = typedText
  .max(20)
  .regex(/^(?:№\s*)?(?:[ЗзZz]\s*\p{Pd}?\s*)?\d{1,9}$/u, 'Номер выглядит так: З-000123')
  .transform((text) => Number(text.replace(/\D/g, '')))
  .meta({ description: '«З-000123», or its digits' });

export const requestEndpoints = {
  'POST /forms/requests/find/': {
    summary: 'Finds the page of a request by its number and the phone or e-mail given with it',
    body: z.object({ number: RequestNumber, contact: typedText.min(1, FILL_IN).max(200) }),
    /** Null: no request matches. */
    answer: z.object({ url: z.string().nullable() }),
  },
} as const;

export const ManagedRequest = SentRequest.extend({
  name: z.string(),
  phone: z.string(),
  /** Empty: the author gets no e-mails. */
  email: z.string(),
  /** The content page that contained the form, if any. */
  page: z.string(),
  /** Further fields of the form, one line each. */
  details: z.array(z.string()),
  state_label: z.string(),
  next: z.array(State),
  decisions: z.array(Decision),
});
export type ManagedRequest = z.infer<typeof ManagedRequest>;
const ManagedRequestRow = ManagedRequest.pick({
  number: true,
  form_code: true,
  state: true,
  created_at: true,
  name: true,
  phone: true,
  comment: true,
});

const One = z.object({ number: RequestNumber });
const text = z.string().trim().max(3000);

export const manageRequestEndpoints = inArea('requests', {
  'GET /manage/requests/': {
    summary: 'Form requests: those waiting for the staff, oldest first; with `all` or a state newest first',
    query: ManagePage.extend({
      all: z.stringbool().default(false),
      state: State.optional(),
      form: FormCode.optional(),
      search: typedText.max(100).default('').describe('in name, phone, e-mail and text'),
      sort: sortedBy('name', 'created'),
    }),
    answer: managed(ManagedRequestRow),
  },
  'GET /manage/requests/{number}/': { summary: 'One form request', params: One, answer: ManagedRequest },
  'POST /manage/requests/{number}/state/': {
    summary: 'Changes its state; the author gets an answer or a closing message by e-mail',
    params: One,
    body: z.object({ state: z.enum(['taken', 'answered', 'closed']), text: text.default('') }),
    answer: ManagedRequest,
  },
} as const);
