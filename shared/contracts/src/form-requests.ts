import { z } from 'zod';
import { requestCodes } from './blocks.ts';
import { FILL_IN, typedText } from './fields.ts';
import { requestStates } from './form-request-lists.ts';
import { Decision, managed, ManagePage } from './manage.ts';

const State = z.enum(requestStates);
const FormCode = z.enum(requestCodes);

/** A request of a form for its author: whoever has the link. His contacts are not repeated: links are passed on. */
export const SentRequest = z.object({
  number: z.string(),
  form_code: FormCode,
  /** «Запрос цены» */
  subject: z.string(),
  state: State,
  created_at: z.iso.datetime(),
  comment: z.string(),
  /** The first is that it came in. */
  history: z.array(z.object({ at: z.iso.datetime(), state: State, text: z.string() })),
});
export type SentRequest = z.infer<typeof SentRequest>;

/** `GET /api/support/request/`, where it is looked up, and `GET /api/support/request/{code}/`. */
export const RequestPageData = z.object({ kind: z.literal('request'), request: SentRequest.nullable() });
export type RequestPageData = z.infer<typeof RequestPageData>;

/** As people write it: «З-000123», «з 123», 123. */
const RequestNumber = typedText
  .max(20)
  .regex(/^(?:№\s*)?(?:[ЗзZz]\s*\p{Pd}?\s*)?\d{1,9}$/u, 'Номер выглядит так: З-000123')
  .transform((text) => Number(text.replace(/\D/g, '')))
  .meta({ description: '«З-000123», or its digits' });

export const requestEndpoints = {
  'POST /forms/requests/find/': {
    summary: 'The page of a request by its number and the phone or e-mail that was given with it',
    body: z.object({ number: RequestNumber, contact: typedText.min(1, FILL_IN).max(200) }),
    /** Null: there is none with these data. */
    answer: z.object({ url: z.string().nullable() }),
  },
} as const;

export const ManagedRequest = SentRequest.extend({
  name: z.string(),
  phone: z.string(),
  /** Empty: the author is told nothing by letter. */
  email: z.string(),
  /** Where the form was, if it was on a page of content. */
  page: z.string(),
  /** What the form has asked beyond that, line by line. */
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

export const manageRequestEndpoints = {
  'GET /manage/requests/': {
    summary: 'Requests of forms; without `all` those that wait for the staff, the oldest first',
    query: ManagePage.extend({
      all: z.stringbool().default(false),
      state: State.optional(),
      form: FormCode.optional(),
      search: typedText.max(100).default('').describe('in name, phone, e-mail and text'),
    }),
    answer: managed(ManagedRequestRow),
  },
  'GET /manage/requests/{number}/': { summary: 'One of them', params: One, answer: ManagedRequest },
  'POST /manage/requests/{number}/state/': {
    summary: 'Moves it on; its author gets an answer, and what is told at the end, by e-mail',
    params: One,
    body: z.object({ state: z.enum(['taken', 'answered', 'closed']), text: text.default('') }),
    answer: ManagedRequest,
  },
} as const;
