import { z } from 'zod';
import { Change } from './company-profile.ts';
import { Decision, managed, ManagePage } from './manage.ts';
import { inArea } from './staff-rights.ts';

/** An edit of a company's public profile. */
export const ManagedRevision = z.object({
  id: z.uuid(),
  kind: z.enum(['office', 'branch', 'project']),
  company: z.object({ name: z.string(), inn: z.string() }),
  author: z.string(),
  created_at: z.iso.datetime(),
  state: z.enum(['pending', 'approved', 'rejected', 'replaced']),
  reason: z.string(),
  /** Compared with the site; for a decided edit, with the site after the decision. */
  changes: z.array(Change),
  decisions: z.array(Decision),
});
export type ManagedRevision = z.infer<typeof ManagedRevision>;

const OneRevision = z.object({ revision: z.string().max(100) });

export const manageRevisionEndpoints = inArea('revisions', {
  'GET /manage/revisions/': {
    summary: 'Pending edits of company profiles, oldest first',
    query: ManagePage,
    answer: managed(ManagedRevision.omit({ decisions: true })),
  },
  'GET /manage/revisions/{revision}/': {
    summary: 'One edit with its changes',
    params: OneRevision,
    answer: ManagedRevision,
  },
  'POST /manage/revisions/{revision}/approve/': {
    summary: 'Publishes an edit; its author gets an e-mail',
    params: OneRevision,
    answer: ManagedRevision,
  },
  'POST /manage/revisions/{revision}/reject/': {
    summary: 'Rejects an edit with a reason for its author',
    params: OneRevision,
    body: z.object({ reason: z.string().trim().min(1, 'Укажите причину').max(500) }),
    answer: ManagedRevision,
  },
} as const);
