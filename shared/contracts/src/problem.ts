import { z } from 'zod';

/** Error codes of the API with Russian messages in the shell's error catalogue. */
export const problemCodes = [
  'data',
  'exist',
  'inn',
  'no_code',
  'no_user',
  'no user',
  'old_code',
  'blocked',
  'sms',
  'no_changes',
  'not found',
  'no_access',
  'no access',
  'saved',
  'no id',
  'no phone',
  'exist phone',
  'service_protected',
  'product_protected',
  'duplicate_participants',
  'empty_participants',
] as const;

/**
 * Error codes outside the catalogue, for the shop's endpoints and for invalid requests (`validation` names the fields).
 * Their message can be shown to the visitor as it is.
 */
export const shopProblemCodes = [
  'cart_changed',
  'cart_blocked',
  'cart_empty',
  'ordering_off',
  'quantity',
  'list_full',
  'not_for_sale',
  'file',
  'order_status',
  'too_many',
  'validation',
  'request',
  'stock_state',
  'session_replaced',
  'maintenance',
  'unavailable',
  'no_document',
  'captcha',
  'last_owner',
  'policy_changed',
  'edited_meanwhile',
  'edited_elsewhere',
  'proposal_status',
  'proposal_incomplete',
  'proposal_demonstration',
  'proposal_approval',
  'proposal_closed',
  'proposal_own',
  'price_on_request',
  'registration_closed',
  'registration_limit',
  'course_unavailable',
  'learning_email',
  'registration_state',
  'no_seats',
  'certificate_required',
  'payment_unavailable',
  'second_factor',
  'second_factor_code',
  'second_factor_set',
  'staff_off',
  'staff_area',
  'staff_self',
  'staff_company',
  'staff_exists',
  'company_exists',
  'key_name',
  'goods_file',
  'goods_changed',
  'goods_taken',
  'goods_undo',
] as const;
export type ProblemCode = (typeof problemCodes)[number];
export type ShopProblemCode = (typeof shopProblemCodes)[number];

/** The body of every response with a status of 400 or more. `fields` maps field names to error messages. */
export const Problem = z.object({
  status: z.literal('error'),
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
});
export type Problem = z.infer<typeof Problem>;
