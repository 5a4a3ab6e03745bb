import { z } from 'zod';

/** `GET /api/account/policy/`: the current terms of the partner network. */
export const PolicyPageData = z.object({
  kind: z.literal('partner-policy'),
  /** Null: no version was published yet. */
  version: z.iso.date().nullable(),
  sections: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })),
  /** Acknowledgement of this version on behalf of the company. */
  acknowledged: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
  may_acknowledge: z.boolean(),
});
export type PolicyPageData = z.infer<typeof PolicyPageData>;

/** The version the visitor read; an outdated one gets `policy_changed`. */
export const PolicyAcknowledgement = z.object({ version: z.iso.date() });
export const PolicyAcknowledged = z.object({ at: z.iso.datetime(), by: z.string() });
