import { z } from 'zod';

const Query = z.object({
  type: z.enum(['catalog', 'sale']),
  mode: z.string().max(40).describe('checkauth, init, file, import; for sale also query and success'),
  filename: z.string().max(300).optional(),
});

/** The exchange of 1C with a site. Requests carry a Basic login, then a cookie; responses are lines of text, or XML. */
export const exchangeEndpoints = {
  'GET /exchange/1c/': { summary: 'A step of the exchange with 1C by CommerceML', query: Query, file: 'text/plain' },
  'POST /exchange/1c/': { summary: 'A part of a file from 1C', query: Query, file: 'text/plain' },
} as const;
