import type { ProposalConfiguration, ProposalOffer } from '@site/contracts/proposal-configuration';
import type { TypicalCarPark } from '@site/contracts/proposal-statuses';
import { newConfiguration, newOffer } from '@site/kp-rules/new-configuration';
import { typicalCarPark } from '@site/kp-rules/typical-car-parks';
import { currentVersion } from '@site/kp-rules/versions';
import { siteDay } from '@site/kernel/dates';
import { requireConfigurator } from '../../session/configurator-access.ts';
import { memberCompanyOf, type Visitor } from '../../session/visitor.ts';
import { findProposal, findProposalFor } from '../proposal-access.ts';
import { calculateProposal, usedItems } from '../proposal-calculation.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { basisOf, bookOf, todaysBook } from '../proposal-pricing.ts';
import { proposalProblems } from '../proposal-problems.ts';
import { ProposalRepository } from '../proposal-repository.ts';
import { proposalResponse } from '../proposal-response.ts';
import { numberOf } from '../proposal-view.ts';

type Content = { configuration: ProposalConfiguration; offer: ProposalOffer };

/** Creates a draft with a new number, today's prices and the current rules. */
async function beginDraft(deps: ProposalDeps, visitor: Visitor, { configuration, offer }: Content, text = '') {
  const { db, now } = deps;
  const author = requireConfigurator(visitor);
  const company = memberCompanyOf(visitor);
  const at = now();
  const begun = {
    ...{ configuration, rules_version: currentVersion, company_id: company?.id ?? null },
    ...{ set_prices: {}, project_discount: 0, terms: null, frozen_at: null },
  };
  const book = await todaysBook(db, begun, at);
  const calculated = calculateProposal(basisOf({ ...begun, book }, book, at), configuration);
  const row = await db.transaction(async (tx) => {
    const repository = new ProposalRepository(tx);
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
    await repository.record({ ...madeBy(author.id, at), proposal_id: inserted.id, action: 'created', text });
    return inserted;
  });
  return proposalResponse(deps, visitor, { row, author, company });
}

const madeBy = (user_id: string, at: Date) => ({ at, actor: 'partner' as const, user_id });

/** A configuration with the company's VAT mode. */
function withVatMode(configuration: ProposalConfiguration, visitor: Visitor): ProposalConfiguration {
  const vat_mode = memberCompanyOf(visitor)?.tax_mode ?? 'vat22';
  return { ...configuration, summary: { ...configuration.summary, vat_mode } };
}

export const beginProposal = (deps: ProposalDeps, visitor: Visitor) =>
  beginDraft(deps, visitor, { configuration: withVatMode(newConfiguration(), visitor), offer: newOffer() });

export const beginTypicalProposal = (deps: ProposalDeps, visitor: Visitor, carPark: TypicalCarPark) =>
  beginDraft(deps, visitor, { configuration: withVatMode(typicalCarPark(carPark), visitor), offer: newOffer() });

/** Creates a draft of a car park that was configured without a login. */
export const beginConfiguredProposal = (deps: ProposalDeps, visitor: Visitor, { configuration, offer }: Content) =>
  beginDraft(deps, visitor, { configuration: withVatMode(configuration, visitor), offer });

export async function copyProposal(deps: ProposalDeps, visitor: Visitor, slug: string) {
  const { row } = await findProposal(deps.db, visitor, slug);
  const offer = { ...row.offer, customer: newOffer().customer };
  return beginDraft(deps, visitor, { configuration: row.configuration, offer }, numberOf(row));
}

/** Creates the next version under the same number with the same prices. */
export async function beginVersion(deps: ProposalDeps, visitor: Visitor, slug: string) {
  const { db, now } = deps;
  const author = requireConfigurator(visitor);
  const { row, company } = await findProposalFor(db, visitor, slug, 'new_version', 'extend');
  const at = now();
  const version = row.version + 1;
  const book = await bookOf(db, { ...row, frozen_at: null }, at);
  const begun = await db.transaction(async (tx) => {
    const repository = new ProposalRepository(tx);
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
    const by = madeBy(author.id, at);
    await repository.record({ ...by, proposal_id: row.id, action: 'superseded', text: numberOf(next) });
    await repository.record({ ...by, proposal_id: next.id, action: 'created', text: numberOf(row) });
    return next;
  });
  return proposalResponse(deps, visitor, { row: begun, author, company });
}
