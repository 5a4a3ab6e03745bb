import { z } from 'zod';
import { emailAddress, FILL_IN } from './fields.ts';

/**
 * `POST /api/product/{id}/stock-notice/`: one e-mail when the product is in stock. The same address for the same product
 * again changes nothing, and is answered the same.
 */
export const StockNoticeRequest = z.object({
  email: emailAddress,
  consent: z.literal(true, FILL_IN),
});
export type StockNoticeRequest = z.infer<typeof StockNoticeRequest>;
