import { z } from 'zod';
import { digits, typedText } from './fields.ts';
import { Decision, managed, ManagePage } from './manage.ts';
import { isSerial, readSerial } from './serial.ts';
import { Claim, SERIAL_MISTAKE } from './warranty.ts';
import { claimStates, MAX_CLAIM_TEXT, warrantyBases } from './warranty-lists.ts';

export const ManagedClaim = Claim.extend({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  state_label: z.string(),
  next: z.array(z.enum(claimStates)),
  /** What the register says of the device; empty: it does not know the serial number. */
  device: z.string(),
  decisions: z.array(Decision),
});
export type ManagedClaim = z.infer<typeof ManagedClaim>;
const ManagedClaimRow = ManagedClaim.pick({
  number: true,
  state: true,
  state_label: true,
  created_at: true,
  article: true,
  serial: true,
  defect: true,
  name: true,
});

const OneClaim = z.object({ number: digits(z.number().int().positive().max(2_000_000_000)) });

/** Limit of one file, which is entered as a whole. */
export const MAX_DEVICES = 20_000;

export const WarrantyDevice = z.object({
  serial: z.string().transform(readSerial).refine(isSerial, SERIAL_MISTAKE),
  article: typedText.min(1).max(60),
  sold_on: z.iso.date().nullable(),
  months: z.int().min(1).max(120),
  basis: z.enum(warrantyBases),
});
export type WarrantyDevice = z.infer<typeof WarrantyDevice>;

export const manageWarrantyEndpoints = {
  'GET /manage/warranty-claims/': {
    summary: 'Claims under warranty; without `all` those that wait for the staff, the oldest first',
    query: ManagePage.extend({ all: z.stringbool().default(false), state: z.enum(claimStates).optional() }),
    answer: managed(ManagedClaimRow),
  },
  'GET /manage/warranty-claims/{number}/': { summary: 'One of them', params: OneClaim, answer: ManagedClaim },
  'GET /manage/warranty-claims/{number}/files/{file}': {
    summary: 'A file that came with it',
    params: OneClaim.extend({ file: z.uuid() }),
    file: 'application/octet-stream',
  },
  'POST /manage/warranty-claims/{number}/answer/': {
    summary: 'Moves it on; its author gets an e-mail',
    params: OneClaim,
    body: z.object({ state: z.enum(claimStates), text: z.string().trim().max(MAX_CLAIM_TEXT).default('') }),
    answer: ManagedClaim,
  },
  'PUT /manage/warranty-devices/': {
    summary: 'Enters devices into the register, or what has become known of them; all or none',
    body: z.object({ devices: z.array(WarrantyDevice).min(1).max(MAX_DEVICES) }),
    answer: z.object({ status: z.literal('ok'), entered: z.int() }),
  },
} as const;
