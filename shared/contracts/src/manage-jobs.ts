import { z } from 'zod';
import { managed, ManagePage } from './manage.ts';
import { inArea } from './staff-rights.ts';

const FailedJob = z.object({
  id: z.uuid(),
  failed_at: z.iso.datetime(),
  title: z.string(),
  tries: z.int(),
  reason: z.string(),
});

export const manageJobEndpoints = inArea('jobs', {
  'GET /manage/jobs/': {
    summary: 'Jobs that have failed at each try of three days, the latest first; kept for two weeks',
    query: ManagePage,
    answer: managed(FailedJob),
  },
  'POST /manage/jobs/{id}/retry/': {
    summary: 'Tries a failed job once more',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ title: z.string() }),
  },
} as const);
