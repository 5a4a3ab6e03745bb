import { createHash } from 'node:crypto';
import type { GivenConsent } from '@site/contracts/personal';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import type { Agreed } from '../../tables/consent-tables.ts';
import { ConsentRepository } from './consent-repository.ts';
import type { PageService } from '../pages/page-service.ts';
import type { SiteService } from '../site/site-service.ts';

/** Keys of `site.urls` by purpose. Each purpose has a separate document (152-ФЗ, article 9). */
const documents = {
  registration: 'consent_registration',
  marketing: 'consent_marketing',
  order: 'consent_order',
  terms: 'terms',
  question: 'consent_question',
  question_publication: 'consent_question_publication',
  stock_notice: 'consent_stock_notice',
  application: 'consent_application',
  partner_contact: 'consent_partner_contact',
  publication: 'consent_publication',
  proposal: 'consent_proposal',
  training: 'consent',
  warranty: 'consent_warranty',
} as const;

export type Purpose = keyof typeof documents;

type Given = { form: string; address: string };

export type ConsentDeps = { db: Db; site: SiteService; pages: PageService; now: () => Date };

export class ConsentService {
  private readonly repository: ConsentRepository;

  constructor(private readonly deps: ConsentDeps) {
    this.repository = new ConsentRepository(deps.db);
  }

  async agreedTo(purpose: Purpose): Promise<Agreed> {
    const { texts, urls } = (await this.deps.site.current()).data;
    const document = await this.deps.pages.find(urls[documents[purpose]] ?? '');
    if (!document) throw problems.noDocument(documents[purpose]);
    const hash = createHash('sha256').update(JSON.stringify(document.blocks)).digest('hex');
    return { purpose, version: texts.consent_version ?? '', hash };
  }

  agreed(purposes: Purpose[]): Promise<Agreed[]> {
    return Promise.all(purposes.map((purpose) => this.agreedTo(purpose)));
  }

  /** The user's consents, latest first, with the current titles of the documents. */
  async of(userId: string): Promise<GivenConsent[]> {
    const { urls } = (await this.deps.site.current()).data;
    const rows = await this.repository.of(userId);
    return Promise.all(
      rows.map(async ({ purpose, version, created_at, withdrawn_at }) => {
        const url = urls[documents[purpose as Purpose]] ?? '';
        return {
          purpose,
          title: (await this.deps.pages.find(url))?.h1 ?? purpose,
          url,
          version,
          given_at: created_at.toISOString(),
          withdrawn_at: withdrawn_at?.toISOString() ?? null,
        };
      }),
    );
  }

  async agreedAmong(userIds: string[], purpose: Purpose): Promise<Set<string>> {
    return new Set((await this.repository.active(userIds, purpose)).map(({ user_id }) => user_id));
  }

  /** Replaces an earlier consent by one to the current document. */
  async give(userId: string, purpose: Purpose, given: Given) {
    const agreed = await this.agreedTo(purpose);
    const now = this.deps.now();
    await this.deps.db.transaction(async (tx) => {
      const within = new ConsentRepository(tx);
      await within.withdraw(userId, purpose, now);
      await within.add([{ ...agreed, ...given, created_at: now, user_id: userId }]);
    });
  }

  /** The consent is kept as proof, with the date of its withdrawal. */
  async withdraw(userId: string, purpose: Purpose, tx: Db = this.deps.db): Promise<void> {
    await new ConsentRepository(tx).withdraw(userId, purpose, this.deps.now());
  }

  /** The law requires proof: the content agreed to, the form, the network address and the time. */
  async keep(tx: Db, userId: string, agreed: Agreed[], given: Given & { created_at: Date }) {
    await new ConsentRepository(tx).add(agreed.map((consent) => ({ ...consent, ...given, user_id: userId })));
  }
}
