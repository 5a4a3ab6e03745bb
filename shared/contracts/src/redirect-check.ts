import { z } from 'zod';

/** `POST /api/fetch/check-redirect/`: looks up a redirect for a path with its query string. */
export const RedirectCheckRequest = z.object({ url: z.string().max(2048) });
export const RedirectCheckResponse = z.object({
  url: z.string().optional().describe('a site path, or an absolute external address'),
});
export type RedirectCheckResponse = z.infer<typeof RedirectCheckResponse>;
