import { z } from 'zod';
import { emailAddress } from './fields.ts';
import { Contacts, Settings, SiteData } from './site-data.ts';

/** What may be switched while the site runs. */
export const Switches = Settings.pick({ maintenance: true, ordering: true, free_delivery_from: true });
export type Switches = z.infer<typeof Switches>;

/** Long messages by their names. Which there are says the site: a new name would be shown nowhere. */
export const SiteTexts = SiteData.shape.texts;
export type SiteTexts = z.infer<typeof SiteTexts>;

const line = z.string().trim().min(1).max(200);
/** How the company is reached. Its name and numbers are the seller's, and stand on invoices. */
export const ManagedContacts = Contacts.pick({ coordinates: true }).extend({
  header_phone: line.describe('shown form: +7 (800) 000-00-00'),
  support_phone: line,
  support_hours: line,
  email: emailAddress,
  address: line,
});
export type ManagedContacts = z.infer<typeof ManagedContacts>;

export const manageSettingEndpoints = {
  'GET /manage/settings/': { summary: 'Settings of the site', answer: Switches },
  'PUT /manage/settings/': {
    summary: 'Changes settings; the very next answer follows',
    body: Switches.partial().strict(),
    answer: Switches,
  },
  'GET /manage/texts/': { summary: 'Long messages of the site', answer: SiteTexts },
  'PUT /manage/texts/{name}/': {
    summary: 'Changes one; what visitors consent to gets a new version with its new text',
    params: z.object({ name: z.string().max(60) }),
    body: z.strictObject({ text: z.string().trim().min(1).max(3000) }),
    answer: SiteTexts,
  },
  'GET /manage/contacts/': { summary: 'How the company is reached', answer: ManagedContacts },
  'PUT /manage/contacts/': {
    summary: 'Changes what is given, on every page',
    body: ManagedContacts.partial().strict(),
    answer: ManagedContacts,
  },
} as const;
