import { z } from 'zod';
import { FILL_IN, TOO_LONG, typedText } from './fields.ts';
import { MAX_VIEW_NAME } from './limits.ts';
import { inArea, type StaffSection, staffSections } from './staff-rights.ts';
import { viewQuery } from './view-query.ts';

/** Filters, search and order of a list of the back office, saved by an employee for herself or himself. */
export const StaffView = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string().describe('parameters of the list’s address'),
});
export type StaffView = z.infer<typeof StaffView>;

const StaffViews = z.object({ items: z.array(StaffView) });

const sections = Object.keys(staffSections) as StaffSection[];

export const manageViewEndpoints = inArea('own', {
  'POST /manage/views/': {
    summary: 'Saves filters, search and order of a list under a name, for the own session’s user',
    body: z.object({
      section: z.enum(sections),
      name: typedText.min(1, FILL_IN).max(MAX_VIEW_NAME, TOO_LONG),
      query: z.string().max(1_000, TOO_LONG).overwrite(viewQuery).min(1, 'Выберите фильтр, поиск или\u00a0порядок'),
    }),
    answer: StaffViews,
  },
  'POST /manage/views/{id}/remove/': {
    summary: 'Removes an own view',
    params: z.object({ id: z.uuid() }),
    answer: StaffViews,
  },
} as const);
