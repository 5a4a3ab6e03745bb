import { z } from 'zod';
import { ProductCard } from './catalog.ts';
import { digits, emailAddress, FILL_IN, mobilePhone, requiredWords, TOO_LONG } from './fields.ts';
import { Picture } from './picture.ts';
import { isSerial, readSerial } from './serial.ts';
import { UploadedFile, UploadedFileAnswer } from './uploaded-file.ts';
import { claimStates, MAX_CLAIM_FILES, MAX_CLAIM_TEXT, warrantyBases } from './warranty-lists.ts';

const day = z.iso.date();

/** What is known of a device by its serial number. Nothing about whoever bought it. */
export const CheckedDevice = z.object({
  serial: z.string(),
  state: z.enum(['active', 'expired']),
  /** «Гарантия действует до 12 марта 2027 г.» */
  text: z.string(),
  until: day,
  months: z.int(),
  basis: z.enum(warrantyBases),
  /** The Monday of the week in which it was made. */
  made_in_week_of: day,
  /** Null: nobody has told; the term then begins with the week in which the device was made. */
  sold_on: day.nullable(),
  article: z.string(),
  name: z.string(),
  picture: Picture,
  /** Null: the model is not in the catalogue any more. */
  url: z.string().nullable(),
  parts: z.array(ProductCard.pick({ article: true, name: true, price: true }).extend({ url: z.string() })),
});
export type CheckedDevice = z.infer<typeof CheckedDevice>;

/** `GET /api/warranty/?serial=`. What cannot be read is as good as absent. */
export const WarrantyQuery = z.object({ serial: z.string().trim().max(60).catch('') });

export const WarrantyPageData = z.object({
  kind: z.literal('warranty'),
  /** As it was typed. */
  serial: z.string(),
  /** `captcha`: too many were checked from one address, the next one wants work; `limited`: more than anybody needs. */
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
  /** A claim is not about a purchase of tomorrow. */
  today: day,
});
export type WarrantyPageData = z.infer<typeof WarrantyPageData>;

const State = z.enum(claimStates);

/** A claim for its author: whoever has the link. */
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
  /** The first is that it came in. */
  history: z.array(z.object({ at: z.iso.datetime(), state: State, text: z.string(), by_visitor: z.boolean() })),
});
export type Claim = z.infer<typeof Claim>;

/** `GET /api/warranty/{code}/` */
export const ClaimPageData = z.object({ kind: z.literal('warranty-claim'), code: z.string(), claim: Claim });
export type ClaimPageData = z.infer<typeof ClaimPageData>;

const line = (most: number) => z.string().trim().min(1, FILL_IN).max(most, TOO_LONG);
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
    summary: 'Uploads a photo or a paper for a claim that is being written; its id is its key',
    form: z.object({ file: z.file() }),
    answer: UploadedFileAnswer,
  },
  'POST /warranty/claims/': {
    summary: 'Claims the warranty of a device',
    body: ClaimRequest,
    answer: z.object({ status: z.literal('ok'), number: z.int(), url: z.string() }),
  },
  'POST /warranty/claims/find/': {
    summary: 'The page of a claim by its number and the phone that was given with it',
    body: z.object({ number: digits(z.number().int().positive().max(2_000_000_000)), phone: mobilePhone }),
    /** Null: there is none with these data. */
    answer: z.object({ url: z.string().nullable() }),
  },
  'POST /warranty/claims/{code}/reply/': {
    summary: 'Tells what was asked about a claim',
    params: Code,
    body: z.object({ text: longText, files }),
    answer: z.object({ status: z.literal('ok'), claim: Claim }),
  },
  'GET /warranty/claims/{code}/files/{file}': {
    summary: 'A file of a claim, for whoever has its link',
    params: Code.extend({ file: z.uuid() }),
    file: 'application/octet-stream',
  },
} as const;
