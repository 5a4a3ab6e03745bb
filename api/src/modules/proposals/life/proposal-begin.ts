import type { ProposalConfiguration, ProposalOffer } from '@site/contracts/proposal-configuration';
import type { TypicalCarPark } from '@site/contracts/proposal-statuses';
import { newConfiguration, newOffer } from '@site/kp-rules/new-configuration';
import { typicalCarPark } from '@site/kp-rules/typical-car-parks';
import { currentVersion } from '@site/kp-rules/versions';
import { siteDay } from '@site/kernel/dates';
import type { Db } from '../../../db/database.ts';
import { requireConfigurator } from '../../session/configurator-access.ts';
import { memberCompanyOf, type Visitor } from '../../session/visitor.ts';
import type { ProposalAccess } from '../proposal-access.ts';
import type { ProposalResponse } from '../proposal-response.ts';
import { calculateProposal } from '../proposal-calculation.ts';
import type { ProposalPricing } from '../proposal-pricing.ts';
import { proposalProblems } from '../proposal-problems.ts';
import { createProposalRepository } from '../proposal-repository.ts';
import { usedItems } from '../proposal-service.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { numberOf } from '../proposal-view.ts';

type Dependencies = {
  db: Db;
  access: ProposalAccess;
  pricing: ProposalPricing;
  answer: ProposalResponse;
  now: () => Date;
};
type Content = { configuration: ProposalConfiguration; offer: ProposalOffer };

const summed = (configuration: ProposalConfiguration, vat_mode: ProposalConfiguration['summary']['vat_mode']) => ({
  ...configuration,
  summary: { ...configuration.summary, vat_mode },
});

/** Creates drafts: empty, typical, as a copy or as a new version. */
export function createProposalBegin({ db, access, pricing, answer, now }: Dependencies) {
  /** Creates a draft with a new number, today's prices and the current rules. */
  async function begin(visitor: Visitor, { configuration, offer }: Content, text = '') {
    const author = requireConfigurator(visitor);
    const company = memberCompanyOf(visitor);
    const at = now();
    const begun = {
      ...{ configuration, rules_version: currentVersion, company_id: company?.id ?? null },
      ...{ set_prices: {}, project_discount: 0, terms: null, frozen_at: null },
    };
    const book = await pricing.today(begun);
    const calculated = calculateProposal(pricing.basisOf({ ...begun, book }, book), configuration);
    const row = await db.transaction(async (tx) => {
      const repository = createProposalRepository(tx);
      const inserted = await repository.insert({
        ...{ ...begun, offer, book },
        year: Number(siteDay(at).slice(0, 4)),
        author_id: author.id,
        saved_by: author.id,
        object_name: configuration.structure.object_name,
        customer: offer.customer.company,
        total: calculated.offer.total,
        ...{ priced_at: at, created_at: at, changed_at: at },
      });
      await repository.useItems(inserted.id, usedItems(configuration, book));
      await record(tx, inserted, author.id, 'created', text);
      return inserted;
    });
    return answer(visitor, { row, author, company });
  }

  const record = (tx: Db, { id }: ProposalRow, user_id: string, action: string, text: string) =>
    createProposalRepository(tx).record({ proposal_id: id, at: now(), actor: 'partner', user_id, action, text });

  const vatModeOf = (visitor: Visitor) => memberCompanyOf(visitor)?.tax_mode ?? 'vat22';

  return {
    empty: (visitor: Visitor) =>
      begin(visitor, { configuration: summed(newConfiguration(), vatModeOf(visitor)), offer: newOffer() }),

    typical: (visitor: Visitor, carPark: TypicalCarPark) =>
      begin(visitor, { configuration: summed(typicalCarPark(carPark), vatModeOf(visitor)), offer: newOffer() }),

    async copy(visitor: Visitor, slug: string) {
      const { row } = await access.found(visitor, slug);
      const offer = { ...row.offer, customer: newOffer().customer };
      return begin(visitor, { configuration: row.configuration, offer }, numberOf(row));
    },

    /** Creates the next version under the same number with the same prices. */
    async version(visitor: Visitor, slug: string) {
      const author = requireConfigurator(visitor);
      const { row, company } = await access.foundForOneOf(['new_version', 'extend'], visitor, slug);
      const at = now();
      const version = row.version + 1;
      const book = await pricing.bookOf({ ...row, frozen_at: null });
      const begun = await db.transaction(async (tx) => {
        const repository = createProposalRepository(tx);
        const replaced = await repository.change(row, { superseded_by: version });
        // A concurrent request has already created the next version.
        if (!replaced) throw proposalProblems.wrongStatus({ ...row, superseded_by: version });
        const { id: _, revision: _revision, ...content } = row;
        const next = await repository.insertVersion({
          ...{ ...content, version, book, author_id: author.id, saved_by: author.id },
          ...{ status: 'draft', frozen_at: null, terms: null, valid_until: null, approved_at: null },
          ...{ link_token: null, sent_at: null, viewed_at: null },
          ...{ reasons: [], returned: '', line_comments: {}, superseded_by: null, archived_from: null },
          ...{ created_at: at, changed_at: at },
        });
        await repository.useItems(next.id, usedItems(row.configuration, book));
        await record(tx, row, author.id, 'superseded', numberOf(next));
        await record(tx, next, author.id, 'created', numberOf(row));
        return next;
      });
      return answer(visitor, { row: begun, author, company });
    },
  };
}
export type ProposalBegin = ReturnType<typeof createProposalBegin>;
