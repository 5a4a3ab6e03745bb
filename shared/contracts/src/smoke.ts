import { z } from 'zod';

/**
 * Endpoints for an activation, which renders a release's pages before it goes live. They use
 * `Authorization: Bearer <SMOKE_KEY>` instead of request key and session.
 */
export const SMOKE_DEVELOPMENT_KEY = 'smoke-dev-key';

/** Columns of the permission table by ascending rights, without guests, who need no session. */
export const smokeRoles = [
  'customer',
  'company_pending',
  'came_user',
  'company_employee',
  'company_manager',
  'company_owner',
] as const;
const SmokeRole = z.enum(smokeRoles);
export type SmokeRole = z.infer<typeof SmokeRole>;

export const SmokeSessions = z.object({
  /** Read-only sessions of existing users: the API accepts only reads from them. They expire after ten minutes. */
  sessions: z.array(z.object({ role: SmokeRole, id: z.string() })),
  /** Existing addresses that the site map does not list. `session`: the id that may see it; absent: any guest may. */
  addresses: z.array(z.object({ path: z.string(), session: z.string().optional() })),
});
export type SmokeSessions = z.infer<typeof SmokeSessions>;

export const smokeEndpoints = {
  'POST /smoke/sessions/': {
    summary: 'Read-only sessions for each role, and addresses of protected pages, to render before a release goes live',
    answer: SmokeSessions,
  },
  'POST /smoke/sessions/end/': {
    summary: 'Ends read-only sessions',
    body: z.object({ ids: z.array(z.string()).max(100) }),
    answer: z.object({ status: z.literal('ok') }),
  },
} as const;
