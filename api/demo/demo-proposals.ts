import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { ApprovalReason, ProposalStatus, TypicalCarPark } from '@site/contracts/proposal-statuses';
import { newOffer } from '@site/kp-rules/new-configuration';
import type { PriceBook } from '@site/kp-rules/price-book';
import { typicalCarPark } from '@site/kp-rules/typical-car-parks';
import { currentVersion } from '@site/kp-rules/versions';
import { DAY, siteDay } from '@site/kernel/dates';
import { newLinkToken } from '../src/modules/proposals/customer/link-token.ts';
import { calculateProposal, partnerTerms } from '../src/modules/proposals/proposal-calculation.ts';
import type { ProposalEvent, proposalNumbers, proposalReplies, proposals } from '../src/tables/proposal-tables.ts';
import { demoCompanies, demoUsers } from './demo-accounts.ts';

/** Documentation address: RFC 5737. */
const DEMO_ADDRESS = '192.0.2.1';

/** Author of the proposals: the gold partner's demo account. */
const author = demoUsers[4]!;
const company = demoCompanies.find(({ id }) => id === author.company_id)!;
export const demoProposalCompany = company.id!;

type Reply = typeof proposalReplies.$inferInsert;
type ProposalInsert = typeof proposals.$inferInsert & { id: string };
type Story = {
  carPark: TypicalCarPark;
  object: string;
  city: string;
  customer: string;
  status: ProposalStatus;
  /** Days since the creation and since the last change. */
  begun: number;
  changed: number;
  validFor?: number;
  discount?: number;
  /** Number of the company's own services and of its own products. */
  own?: number;
  /** The next version of the previous story, which it supersedes. */
  isNextVersion?: true;
  supersededBy?: number;
  archivedFrom?: ProposalStatus;
  reasons?: ApprovalReason[];
  returned?: string;
  reply?: Pick<Reply, 'kind' | 'name' | 'phone' | 'text'>;
};

const stories: Story[] = [
  {
    ...{ carPark: 'yard', object: 'ЖК «Сосновый парк»', city: 'Краснодар', customer: 'УК «Сосновый парк»' },
    ...{ status: 'expired', begun: 34, changed: 6, validFor: -6, own: 2, reasons: ['first_proposals'] },
  },
  {
    ...{
      carPark: 'office',
      object: 'Бизнес-центр «Меридиан»',
      city: 'Ростов-на-Дону',
      customer: 'ООО «Меридиан»',
    },
    ...{ status: 'rejected', begun: 27, changed: 14, validFor: -2, discount: 3, reasons: ['first_proposals'] },
  },
  {
    ...{ carPark: 'mall', object: 'ТРЦ «Южные ворота»', city: 'Краснодар', customer: 'АО «Южные ворота»' },
    ...{ status: 'accepted', begun: 23, changed: 9, validFor: 2, discount: 5, own: 4, reasons: ['first_proposals'] },
    reply: { kind: 'accepted', name: 'Ирина Ветрова', phone: '+79000000101' },
  },
  {
    ...{
      carPark: 'airport',
      object: 'Аэропорт «Приморский»',
      city: 'Анапа',
      customer: 'АО «Аэропорт Приморский»',
    },
    ...{ status: 'archive', archivedFrom: 'rejected', begun: 20, changed: 12, validFor: -1, reasons: ['total'] },
  },
  {
    ...{
      carPark: 'hospital',
      object: 'Краевая больница №\u00a03',
      city: 'Ставрополь',
      customer: 'ГБУЗ «Больница №\u00a03»',
    },
    ...{ status: 'viewed', begun: 12, changed: 3, validFor: 4, own: 3 },
    reply: {
      ...{ kind: 'question', name: 'Олег Петрович', phone: '+79000000102' },
      text: 'Успеете смонтировать въезд до\u00a0конца года?',
    },
  },
  {
    ...{ carPark: 'yard', object: 'ЖК «Солнечный»', city: 'Краснодар', customer: 'ТСН «Солнечный»' },
    ...{ status: 'draft', begun: 10, changed: 1, discount: 2 },
    returned: 'Уточните ширину въезда: по\u00a0плану 3,5\u00a0м, на\u00a0фотографии проезд уже',
  },
  {
    ...{
      carPark: 'mall',
      object: 'Торговый центр «Кубань»',
      city: 'Армавир',
      customer: 'ООО «Кубань Девелопмент»',
    },
    ...{ status: 'sent', begun: 9, changed: 7, validFor: 5, supersededBy: 2 },
  },
  {
    ...{
      carPark: 'mall',
      object: 'Торговый центр «Кубань»',
      city: 'Армавир',
      customer: 'ООО «Кубань Девелопмент»',
    },
    ...{ status: 'sent', begun: 5, changed: 4, validFor: 10, discount: 4, own: 4, isNextVersion: true },
  },
  {
    ...{ carPark: 'office', object: 'Деловой квартал «Атлас»', city: 'Сочи', customer: 'ООО «Атлас Сервис»' },
    ...{ status: 'approved', begun: 4, changed: 2, discount: 2 },
  },
  {
    ...{ carPark: 'airport', object: 'Аэровокзал «Степной»', city: 'Элиста', customer: 'АО «Степной»' },
    ...{ status: 'moderation', begun: 3, changed: 1, own: 8, reasons: ['total'] },
  },
  {
    ...{ carPark: 'hospital', object: 'Клиника «Здоровье»', city: 'Краснодар', customer: '' },
    ...{ status: 'draft', begun: 0.2, changed: 0.1 },
  },
];

function configured({ carPark, object, city, discount = 0, own = 0 }: Story, book: PriceBook): ProposalConfiguration {
  const typical = typicalCarPark(carPark);
  return {
    ...typical,
    structure: { ...typical.structure, object_name: object, city },
    additionally: {
      ...typical.additionally,
      own: own ? book.own.slice(0, 2).map(({ kind, id }) => ({ kind, id, qty: own })) : [],
    },
    summary: { ...typical.summary, discount_percent: discount },
  };
}

/** Link and times of a sent proposal; each seed has a new link. */
function sentTo({ status, archivedFrom }: Story, at: Date) {
  const isSent = ['sent', 'viewed', 'accepted', 'rejected', 'expired'].includes(archivedFrom ?? status);
  if (!isSent) return {};
  const isOpened = status !== 'sent' && status !== 'expired';
  return { link_token: newLinkToken(), sent_at: new Date(at.getTime() - DAY), viewed_at: isOpened ? at : null };
}

function build(story: Story, index: number, book: PriceBook, now: Date) {
  const { status, customer, begun, changed, validFor, reasons = [], archivedFrom = null, supersededBy = null } = story;
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const [created_at, changed_at] = [ago(begun), ago(changed)];
  const configuration = configured(story, book);
  const isDraft = status === 'draft';
  const { total } = calculateProposal({ version: currentVersion, day: siteDay(created_at), book }, configuration).offer;
  const { level = 'none', personal_discount: personal = {} } = company;
  const row: Omit<ProposalInsert, 'number'> = {
    id: `00000000-0000-4000-a000-${String(index + 1).padStart(12, '0')}`,
    year: Number(siteDay(created_at).slice(0, 4)),
    version: story.isNextVersion ? 2 : 1,
    superseded_by: supersededBy,
    company_id: demoProposalCompany,
    author_id: author.id!,
    status,
    archived_from: archivedFrom,
    rules_version: currentVersion,
    configuration,
    offer: { ...newOffer(), customer: { ...newOffer().customer, company: customer } },
    ...{ book, priced_at: created_at, created_at, changed_at, total, reasons, returned: story.returned ?? '' },
    frozen_at: isDraft ? null : changed_at,
    terms: isDraft ? null : partnerTerms({ level, personal }, 0),
    approved_at: isDraft || status === 'moderation' ? null : changed_at,
    valid_until: validFor === undefined ? null : siteDay(ago(-validFor)),
    ...sentTo(story, changed_at),
    object_name: story.object,
    customer,
  };
  const event = (at: Date, action: string): ProposalEvent => ({
    ...{ proposal_id: row.id, at, action },
    ...{ actor: 'partner', user_id: author.id! },
  });
  return {
    row,
    items: configuration.additionally.own.map(({ id }) => ({ proposal_id: row.id, item_id: id })),
    replies: story.reply
      ? [{ ...story.reply, proposal_id: row.id, at: changed_at, address: DEMO_ADDRESS }]
      : ([] as Reply[]),
    events: [event(created_at, 'created'), ...(isDraft ? [] : [event(changed_at, status)])],
  };
}

export function demoProposals(book: PriceBook, now: Date) {
  const built = stories.map((story, index) => build(story, index, book, now));
  const numbers = new Map<number, number>();
  const rows = built.map(({ row }, index): ProposalInsert => {
    const last = numbers.get(row.year) ?? 0;
    const number = stories[index]!.isNextVersion ? last : last + 1;
    numbers.set(row.year, number);
    return { ...row, number };
  });
  return {
    proposals: rows,
    items: built.flatMap(({ items }) => items),
    events: built.flatMap(({ events }) => events),
    replies: built.flatMap(({ replies }) => replies),
    numbers: [...numbers].map(([year, last]): typeof proposalNumbers.$inferInsert => ({ year, last })),
  };
}
