import { z } from 'zod';

/** A renderer splits more calls into several batches. */
export const MAX_CALLS = 8;

/**
 * `POST /api/batch/`: several calls of one visitor in one request. Each is processed as if sent by itself, with the
 * headers of the batch request.
 */
export const BatchRequest = z.object({
  calls: z
    .array(
      z.object({
        url: z.string().startsWith('/api/').max(4096).describe('path and query string'),
        body: z.looseObject({}).optional().describe('makes the call a POST; without a body it is a GET'),
      }),
    )
    .min(1)
    .max(MAX_CALLS),
});
export type BatchRequest = z.infer<typeof BatchRequest>;

/** Responses in the order of the calls. */
export const BatchResponse = z.array(z.object({ status: z.number().int(), body: z.unknown() }));
export type BatchResponse = z.infer<typeof BatchResponse>;
