import { z } from 'zod';
import { emailAddress, FILL_IN } from './fields.ts';

/**
 * `POST /api/product/{id}/stock-notice/`: one e-mail when the product is in stock. Idempotent per e-mail address and
 * product.
 */
export const StockNoticeRequest = z.object({
  email: emailAddress,
  consent: z.literal(true, FILL_IN),
});
export type StockNoticeRequest = z.infer<typeof StockNoticeRequest>;
