import { z } from 'zod';
import { emailAddress } from './fields.ts';
import { Contacts, Settings, SiteData } from './site-data.ts';
import { inArea } from './staff-rights.ts';

export const Switches = Settings.pick({ maintenance: true, ordering: true, free_delivery_from: true });
export type Switches = z.infer<typeof Switches>;

/** Long messages by name. The site defines the names; an unknown one would not be displayed. */
export const SiteTexts = SiteData.shape.texts;
export type SiteTexts = z.infer<typeof SiteTexts>;

const line = z.string().trim().min(1).max(200);
/** Contact data of the company. Its name and registration numbers belong to the seller and appear on invoices. */
export const ManagedContacts = Contacts.pick({ coordinates: true }).extend({
  header_phone: line.describe('shown form: +7 (800) 000-00-00'),
  support_phone: line,
  support_hours: line,
  email: emailAddress,
  address: line,
});
export type ManagedContacts = z.infer<typeof ManagedContacts>;

/** Contacts that are not set yet are empty. */
export const CurrentContacts = Contacts.pick({
  header_phone: true,
  support_phone: true,
  support_hours: true,
  email: true,
  address: true,
  coordinates: true,
});
export type CurrentContacts = z.infer<typeof CurrentContacts>;

export const manageSettingEndpoints = inArea('settings', {
  'GET /manage/settings/': { summary: 'Settings of the site', answer: Switches },
  'PUT /manage/settings/': {
    summary: 'Changes settings, effective from the next response',
    body: Switches.partial().strict(),
    answer: Switches,
  },
  'GET /manage/texts/': { summary: 'Long messages of the site', answer: SiteTexts },
  'PUT /manage/texts/{name}/': {
    summary: 'Changes a message; a changed consent text gets a new version',
    params: z.object({ name: z.string().max(60) }),
    body: z.strictObject({ text: z.string().trim().min(1).max(3000) }),
    answer: SiteTexts,
  },
  'GET /manage/contacts/': { summary: 'Contact data of the company', answer: CurrentContacts },
  'PUT /manage/contacts/': {
    summary: 'Changes the given contact data on all pages',
    body: ManagedContacts.partial().strict(),
    answer: CurrentContacts,
  },
} as const);
