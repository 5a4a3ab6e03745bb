import { z } from 'zod';

/** `GET /api/account/policy/`: the terms of the partner network, as they are in force. */
export const PolicyPageData = z.object({
  kind: z.literal('partner-policy'),
  /** Null: there is none yet. */
  version: z.iso.date().nullable(),
  sections: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })),
  /** Who has confirmed this version in the name of the company, and when. */
  acknowledged: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
  may_acknowledge: z.boolean(),
});
export type PolicyPageData = z.infer<typeof PolicyPageData>;

/** The version that was read; one that is no longer in force answers `policy_changed`. */
export const PolicyAcknowledgement = z.object({ version: z.iso.date() });
export const PolicyAcknowledged = z.object({ at: z.iso.datetime(), by: z.string() });
