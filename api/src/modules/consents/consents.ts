import { createHash } from 'node:crypto';
import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { instant } from '../../db/schema.ts';
import type { SiteService } from '../site/site.ts';

const consents = pgTable('consents', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  user_id: uuid().notNull(),
  form: text().notNull(),
  purpose: text().notNull(),
  version: text().notNull(),
  hash: text().notNull(),
  address: text().notNull(),
  created_at: instant('created_at').notNull(),
});

/** Each purpose has a document of its own (152-ФЗ, article 9). Here: the names of their addresses in the site's urls. */
const documents = {
  registration: 'consent_registration',
  marketing: 'consent_marketing',
  order: 'consent_order',
  terms: 'terms',
  question: 'consent_question',
  stock_notice: 'consent_stock_notice',
} as const;
export type Purpose = keyof typeof documents;

/** What exactly was agreed to: the version of the documents, and the hash of the one that the visitor could read. */
export type Agreed = { purpose: Purpose; version: string; hash: string };

type Dependencies = { site: SiteService; page: (path: string) => Promise<{ blocks: unknown } | undefined> };

export const createConsentService = ({ site, page }: Dependencies) => {
  /** What somebody who ticks this box now agrees to. */
  async function agreedTo(purpose: Purpose): Promise<Agreed> {
    const { texts, urls } = (await site.current()).data;
    const document = await page(urls[documents[purpose]] ?? '');
    if (!document) throw new Error(`The document of the consent «${purpose}» is missing: see urls.${documents[purpose]}`);
    const hash = createHash('sha256').update(JSON.stringify(document.blocks)).digest('hex');
    return { purpose, version: texts.consent_version ?? '', hash };
  }

  return {
    agreedTo,
    agreed: (purposes: Purpose[]): Promise<Agreed[]> => Promise.all(purposes.map(agreedTo)),

    /** The law wants proof: what was agreed to, in which form, from which address and when. */
    async keep(tx: Db, userId: string, agreed: Agreed[], given: { form: string; address: string; created_at: Date }) {
      await tx.insert(consents).values(agreed.map((consent) => ({ ...consent, ...given, user_id: userId })));
    },
  };
};

export type ConsentService = ReturnType<typeof createConsentService>;
