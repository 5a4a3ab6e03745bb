import type { z } from 'zod';
import { Settings } from './site-data.ts';

/** What may be switched while the site runs. */
export const Switches = Settings.pick({ maintenance: true, ordering: true, free_delivery_from: true });
export type Switches = z.infer<typeof Switches>;

export const manageSettingEndpoints = {
  'GET /manage/settings/': { summary: 'Settings of the site', answer: Switches },
  'PUT /manage/settings/': {
    summary: 'Changes settings; the very next answer follows',
    body: Switches.partial().strict(),
    answer: Switches,
  },
} as const;
