import { z } from 'zod';

/** More than a page asks for at once. */
const MAX_CALLS = 8;

/**
 * `POST /api/batch/`: calls of one visitor that are wanted at the same time, in one request. Each is answered as it would be
 * by itself, with the headers of the whole.
 */
export const BatchRequest = z.object({
  calls: z
    .array(
      z.object({
        url: z.string().startsWith('/api/').max(4096).describe('path and query'),
        body: z.looseObject({}).optional().describe('of a POST; without one it is a GET'),
      }),
    )
    .min(1)
    .max(MAX_CALLS),
});
export type BatchRequest = z.infer<typeof BatchRequest>;

/** In the order of the calls. */
export const BatchAnswer = z.array(z.object({ status: z.number().int(), body: z.unknown() }));
export type BatchAnswer = z.infer<typeof BatchAnswer>;
