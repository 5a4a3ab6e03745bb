import { z } from 'zod';
import { CompanyPicture } from './company-pictures.ts';
import { Change } from './company-profile.ts';
import { Decision, managed, ManagePage } from './manage.ts';
import { inArea } from './staff-rights.ts';

export const revisionStates = ['pending', 'approved', 'rejected', 'replaced'] as const;
const RevisionState = z.enum(revisionStates);

/** An edit of a company's public profile. */
const ManagedRevisionRow = z.object({
  id: z.uuid(),
  kind: z.enum(['office', 'branch', 'project']),
  /** Name of the edited office, branch or project. */
  name: z.string(),
  company: z.object({ name: z.string(), inn: z.string() }),
  author: z.string(),
  created_at: z.iso.datetime(),
  /** `replaced`: the company has sent a newer edit. */
  state: RevisionState,
  reason: z.string(),
  /** Compared with the site; for a decided edit, with the site after the decision. */
  changes: z.array(Change),
});
export type ManagedRevisionRow = z.infer<typeof ManagedRevisionRow>;

/** A change of a field with pictures lists the ones that still exist. */
const PictureChange = Change.extend({
  pictures: z.object({ before: z.array(CompanyPicture), after: z.array(CompanyPicture) }).optional(),
});

export const ManagedRevision = ManagedRevisionRow.extend({
  changes: z.array(PictureChange),
  decisions: z.array(Decision),
});
export type ManagedRevision = z.infer<typeof ManagedRevision>;

const OneRevision = z.object({ revision: z.string().max(100) });

export const manageRevisionEndpoints = inArea('revisions', {
  'GET /manage/revisions/': {
    summary: 'Edits of company profiles: pending ones, oldest first, or those of another state, newest first',
    query: ManagePage.extend({ state: RevisionState.default('pending') }),
    answer: managed(ManagedRevisionRow),
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
