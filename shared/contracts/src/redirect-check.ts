import { z } from 'zod';

/** `POST /api/fetch/check-redirect/`: does this address (path and query) live elsewhere now? */
export const RedirectCheckRequest = z.object({ url: z.string().max(2048) });
export const RedirectCheckAnswer = z.object({
  url: z.string().optional().describe('a site path, or an absolute external address'),
});
export type RedirectCheckAnswer = z.infer<typeof RedirectCheckAnswer>;
