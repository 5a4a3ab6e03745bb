import { z } from 'zod';
import { ProductCard } from './catalog.ts';
import { digits, emailAddress, FILL_IN, mobilePhone, requiredWords, TOO_LONG } from './fields.ts';
import { Picture } from './picture.ts';
import { isSerial, readSerial } from './serial.ts';
import { UploadedFile, UploadedFileResponse } from './uploaded-file.ts';
import { claimStates, MAX_CLAIM_FILES, MAX_CLAIM_TEXT, warrantyBases } from './warranty-lists.ts';

const day = z.iso.date();

/** Public data of a device, looked up by serial number; nothing about the buyer. */
export const CheckedDevice = z.object({
  serial: z.string(),
  state: z.enum(['active', 'expired']),
  /** «Гарантия действует до 12 марта 2027 г.» */
  text: z.string(),
  until: day,
  months: z.int(),
  basis: z.enum(warrantyBases),
  made_in_week_of: day,
  /** Null: unknown; the term then begins with the week of manufacture. */
  sold_on: day.nullable(),
  article: z.string(),
  name: z.string(),
  picture: Picture,
  /** Null: the model is no longer in the catalogue. */
  url: z.string().nullable(),
  parts: z.array(ProductCard.pick({ article: true, name: true, price: true }).extend({ url: z.string() })),
});
export type CheckedDevice = z.infer<typeof CheckedDevice>;

/** `GET /api/warranty/?serial=`. Unreadable values fall back to empty. */
export const WarrantyQuery = z.object({ serial: z.string().trim().max(60).catch('') });

export const WarrantyPageData = z.object({
  kind: z.literal('warranty'),
  serial: z.string(),
  /** `captcha`: many checks from one IP address, the next needs a proof-of-work captcha; `limited`: no more checks for now. */
  outcome: z.enum(['none', 'malformed', 'found', 'unknown', 'captcha', 'limited']),
  text: z.string(),
  device: CheckedDevice.nullable(),
  centres: z.array(
    z.object({
      url: z.string(),
      name: z.string(),
      city: z.string(),
      address: z.string(),
      hours: z.string(),
      phone: z.string(),
    }),
  ),
  /** Latest allowed date of purchase. */
  today: day,
});
export type WarrantyPageData = z.infer<typeof WarrantyPageData>;

const State = z.enum(claimStates);

/** The author's view of a claim, open to everyone with the link. */
export const Claim = z.object({
  number: z.int(),
  state: State,
  created_at: z.iso.datetime(),
  article: z.string(),
  serial: z.string(),
  purchased_on: day,
  seller: z.string(),
  defect: z.string(),
  files: z.array(UploadedFile),
  /** The first entry is the submission. */
  history: z.array(z.object({ at: z.iso.datetime(), state: State, text: z.string(), by_visitor: z.boolean() })),
});
export type Claim = z.infer<typeof Claim>;

export const ClaimPageData = z.object({ kind: z.literal('warranty-claim'), code: z.string(), claim: Claim });
export type ClaimPageData = z.infer<typeof ClaimPageData>;

const line = (limit: number) => z.string().trim().min(1, FILL_IN).max(limit, TOO_LONG);
const longText = line(MAX_CLAIM_TEXT);
const files = z.array(z.uuid()).max(MAX_CLAIM_FILES).default([]);

export const SERIAL_MISTAKE = 'Серийный номер: две цифры года, две цифры недели и\u00a0ещё 6–8 букв или цифр';

export const ClaimRequest = z.object({
  article: line(60),
  serial: z.string().trim().min(1, FILL_IN).max(60).transform(readSerial).refine(isSerial, SERIAL_MISTAKE),
  purchased_on: z.iso.date(),
  seller: line(200),
  defect: longText,
  files,
  name: requiredWords,
  phone: mobilePhone,
  email: emailAddress,
  consent: z.literal(true, FILL_IN),
});
export type ClaimRequest = z.infer<typeof ClaimRequest>;

const Code = z.object({ code: z.string().max(100) });

export const warrantyEndpoints = {
  'POST /warranty/claims/files/': {
    summary: 'Uploads a photo or a document for an unsent claim; its id is the access key',
    form: z.object({ file: z.file() }),
    answer: UploadedFileResponse,
  },
  'POST /warranty/claims/': {
    summary: 'Submits a warranty claim',
    body: ClaimRequest,
    answer: z.object({ status: z.literal('ok'), number: z.int(), url: z.string() }),
  },
  'POST /warranty/claims/find/': {
    summary: 'Finds the page of a claim by its number and the phone given with it',
    body: z.object({ number: digits(z.number().int().positive().max(2_000_000_000)), phone: mobilePhone }),
    /** Null: no claim matches. */
    answer: z.object({ url: z.string().nullable() }),
  },
  'POST /warranty/claims/{code}/reply/': {
    summary: 'Replies to a question about a claim',
    params: Code,
    body: z.object({ text: longText, files }),
    answer: z.object({ status: z.literal('ok'), claim: Claim }),
  },
  'GET /warranty/claims/{code}/files/{file}': {
    summary: 'A file of a claim, for everyone with its link',
    params: Code.extend({ file: z.uuid() }),
    file: 'application/octet-stream',
  },
} as const;

/** Names of the fields as shown to visitors. */
export const warrantyFieldNames = {
  defect: 'Неисправность',
  purchased_on: 'Дата покупки',
  seller: 'Продавец',
  serial: 'Серийный номер',
};
