import { z } from 'zod';
import { StaffView } from './manage-views.ts';
import { ManageKey, StaffMember, StaffRole } from './manage-staff.ts';
import type { Area } from './staff-rights.ts';

/** Nouns that wait for a decision, named as in the command, with the area of the back office that decides. */
export const queueAreas = {
  applications: 'applications',
  revisions: 'revisions',
  proposals: 'proposals',
  questions: 'questions',
  'product-questions': 'product-questions',
  tickets: 'tickets',
  requests: 'requests',
  'warranty-claims': 'warranty',
  registrations: 'academy',
  payments: 'orders',
  menus: 'content',
  pages: 'content',
  jobs: 'jobs',
} as const satisfies Record<string, Area>;

export type QueueNoun = keyof typeof queueAreas;
export const queueNouns = Object.keys(queueAreas) as QueueNoun[];

const Queued = z.object({
  noun: z.enum(queueNouns),
  count: z.int().positive(),
  /** Age of the oldest item. */
  oldest_minutes: z.int().nonnegative(),
});
export type Queued = z.infer<typeof Queued>;

/**
 * Access of the session: `none`: the second factor must be enrolled; `set`: a code must be entered; `open`: the data of
 * the page is there; `off`: the server has no key for second factors.
 */
export const StaffAccess = z.enum(['none', 'set', 'open', 'off']);
export type StaffAccess = z.infer<typeof StaffAccess>;

/** `GET /api/account/staff/`. The queue is empty unless the access is open. */
export const StaffPageData = z.object({
  kind: z.literal('staff'),
  access: StaffAccess,
  roles: z.array(StaffRole),
  /** Nouns of the visitor's areas with something that waits. */
  queue: z.array(Queued),
});
export type StaffPageData = z.infer<typeof StaffPageData>;

/**
 * `GET /api/account/staff/<section>/` and `…/<section>/<item>/`, the same for all sections. Their data comes from
 * `/api/manage/…`, once the access is open.
 */
export const StaffSectionPageData = z.object({
  kind: z.literal('staff-section'),
  access: StaffAccess,
  /** Saved views of the list, by name; empty for an item. */
  views: z.array(StaffView),
});
export type StaffSectionPageData = z.infer<typeof StaffSectionPageData>;

/** `GET /api/account/staff/first/`, for everyone while the site has no administrator (`isOpen`). */
export const StaffFirstPageData = z.object({ kind: z.literal('staff-first'), isOpen: z.boolean() });
export type StaffFirstPageData = z.infer<typeof StaffFirstPageData>;

/** `GET /api/account/staff/people/`, for administrators. The lists are empty unless the access is open. */
export const StaffPeoplePageData = z.object({
  kind: z.literal('staff-people'),
  access: StaffAccess,
  members: z.array(StaffMember),
  keys: z.array(ManageKey),
});
export type StaffPeoplePageData = z.infer<typeof StaffPeoplePageData>;
