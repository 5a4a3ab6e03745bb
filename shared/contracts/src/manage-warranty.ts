import { z } from 'zod';
import { digits, typedText } from './fields.ts';
import { Decision, managed, ManagePage, sortedBy } from './manage.ts';
import { isSerial, readSerial } from './serial.ts';
import { Claim, SERIAL_MISTAKE } from './warranty.ts';
import { claimStates, MAX_CLAIM_TEXT, warrantyBases } from './warranty-lists.ts';
import { inArea } from './staff-rights.ts';

export const ManagedClaim = Claim.extend({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  state_label: z.string(),
  next: z.array(z.enum(claimStates)),
  /** The device in the warranty register; empty: the serial number is unknown. */
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

/** Per file; a file is imported as a whole. */
export const MAX_DEVICES = 20_000;

export const WarrantyDevice = z.object({
  serial: z.string().transform(readSerial).refine(isSerial, SERIAL_MISTAKE),
  article: typedText.min(1).max(60),
  sold_on: z.iso.date().nullable(),
  months: z.int().min(1).max(120),
  basis: z.enum(warrantyBases),
});
export type WarrantyDevice = z.infer<typeof WarrantyDevice>;

export const manageWarrantyEndpoints = inArea('warranty', {
  'GET /manage/warranty-claims/': {
    summary: 'Warranty claims: those waiting for the staff, oldest first; with `all` or a state newest first',
    query: ManagePage.extend({
      all: z.stringbool().default(false),
      state: z.enum(claimStates).optional(),
      search: typedText
        .max(100)
        .default('')
        .describe('the number, or in name, phone, e-mail, serial number and article'),
      sort: sortedBy('name', 'created'),
    }),
    answer: managed(ManagedClaimRow),
  },
  'GET /manage/warranty-claims/{number}/': { summary: 'One warranty claim', params: OneClaim, answer: ManagedClaim },
  'GET /manage/warranty-claims/{number}/files/{file}': {
    summary: 'A file of a warranty claim',
    params: OneClaim.extend({ file: z.uuid() }),
    file: 'application/octet-stream',
  },
  'POST /manage/warranty-claims/{number}/answer/': {
    summary: 'Changes the state of a warranty claim; its author gets an e-mail',
    params: OneClaim,
    body: z.object({ state: z.enum(claimStates), text: z.string().trim().max(MAX_CLAIM_TEXT).default('') }),
    answer: ManagedClaim,
  },
  'PUT /manage/warranty-devices/': {
    summary: 'Adds or updates devices in the register; all or none',
    body: z.object({ devices: z.array(WarrantyDevice).min(1).max(MAX_DEVICES) }),
    answer: z.object({ status: z.literal('ok'), entered: z.int() }),
  },
} as const);
