import { manageProposalEndpoints, type ManagedProposal } from '@site/contracts/manage-proposals';
import type { ApprovalReason, ProposalStatus } from '@site/contracts/proposal-statuses';
import { formatPriceOfKopecks } from '@site/kernel/money';
import { call } from './client.ts';
import { columns, formatDecisions, formatList, moment, nounOf, print, requireWholeNumber } from './console.ts';
import { type Sorting, sortOption } from './sort-option.ts';

type Options = { json?: boolean };

const reasons: Record<ApprovalReason, string> = {
  below_cost: 'lines below the purchase price',
  total: 'more than 10 000 000 ₽',
  on_request: 'items without a price',
  devices: 'more than 64 devices',
  project_terms: 'a discount or prices granted earlier',
  first_proposals: 'one of the first three of the company',
};
const why = (found: ApprovalReason[]) => found.map((reason) => reasons[reason]).join('; ');

const proposal = nounOf('proposals', 'partners’ commercial proposals that await approval');

const list = manageProposalEndpoints['GET /manage/proposals/'];
proposal('list', 'list proposals, oldest first', { isDefault: true })
  .option('--status <status>', 'status (default: moderation)')
  .option('--search <text>', 'number, object, customer, company or its tax number')
  .addOption(sortOption(list))
  .option('--page <number>', 'from 1')
  .action(
    async ({
      json,
      ...query
    }: Options & Sorting<typeof list> & { status?: ProposalStatus; search?: string; page?: string }) => {
      const found = await call('GET /manage/proposals/', { query });
      print(
        json,
        found,
        formatList(found, ({ number, changed_at, company, object_name, total, reasons }) => [
          number,
          moment(changed_at),
          company,
          object_name || '—',
          formatPriceOfKopecks(total),
          why(reasons),
        ]),
      );
    },
  );

proposal('show <number>', 'show a proposal with its lines, purchase prices and reasons for approval').action(
  async (number: string, { json }: Options) => {
    const found = await call('GET /manage/proposals/{number}/', { params: { number } });
    print(json, found, described(found));
  },
);

proposal('approve <number>', 'approve a proposal and e-mail its author').action(
  async (number: string, { json }: Options) => {
    const found = await call('POST /manage/proposals/{number}/approve/', { params: { number } });
    print(json, found, `${found.number} of ${found.company} is approved.`);
  },
);

const commentOf = (text: string, earlier: Record<string, string>) => {
  const [key = '', ...comment] = text.split('=');
  return { ...earlier, [key.trim()]: comment.join('=') };
};

proposal('return <number>', 'return a proposal to draft and e-mail its author')
  .requiredOption('--comment <text>', 'required changes')
  .option('--line <key=text>', 'comment on a line (key from `show`); repeatable', commentOf, {})
  .action(
    async (number: string, { json, comment, line }: Options & { comment: string; line: Record<string, string> }) => {
      const body = { comment, lines: line };
      const found = await call('POST /manage/proposals/{number}/return/', { params: { number }, body });
      print(json, found, `${found.number} of ${found.company} is a draft again.`);
    },
  );

proposal('price <number> <article> <roubles>', 'set the retail price of an item on request, in this proposal').action(
  async (number: string, article: string, roubles: string, { json }: Options) => {
    const body = { article, price: requireWholeNumber(roubles) };
    const found = await call('POST /manage/proposals/{number}/price/', { params: { number }, body });
    print(json, found, `${found.number}: total ${formatPriceOfKopecks(found.total)}`);
  },
);

proposal('discount <number> <percent>', 'set the partner’s minimum discount for this proposal only').action(
  async (number: string, percent: string, { json }: Options) => {
    const body = { percent: requireWholeNumber(percent) };
    const found = await call('POST /manage/proposals/{number}/discount/', { params: { number }, body });
    print(
      json,
      found,
      `${found.number}: cost ${formatPriceOfKopecks(found.cost)}, margin ${formatPriceOfKopecks(found.margin)}`,
    );
  },
);

function described(found: ManagedProposal): string {
  const { number, status, company, inn, author, object_name, customer, lines, events, decisions } = found;
  const onRequest = 'on request';
  return [
    `${number}: ${status}${found.returned && ` (returned: ${found.returned})`}`,
    `${company}, ИНН ${inn}; ${author}`,
    `Object: ${object_name || '—'}; customer: ${customer || '—'}`,
    ...(found.reasons.length ? [`Needs approval: ${why(found.reasons)}`] : []),
    columns([
      ['', 'Qty', 'Price', 'Sum', 'Purchase', 'Line'],
      ...lines.map(({ key, name, qty, price, sum, purchase_price, below_cost, comment }) => [
        below_cost ? '!' : '',
        String(qty),
        price === null ? onRequest : formatPriceOfKopecks(price),
        sum === null ? onRequest : formatPriceOfKopecks(sum),
        purchase_price === null ? '—' : formatPriceOfKopecks(purchase_price),
        `${key}  ${name}${comment && `: ${comment}`}`,
      ]),
    ]),
    `Total ${formatPriceOfKopecks(found.total)}, customer’s discount ${found.discount_percent} %; ${found.devices} devices`,
    `Cost ${formatPriceOfKopecks(found.cost)}, margin ${formatPriceOfKopecks(found.margin)}, project discount ${found.project_discount} %`,
    ...events.map(({ at, action, text }) => `  ${moment(at)}  ${[action, text].filter(Boolean).join(', ')}`),
    ...(decisions.length ? ['Decisions:', ...formatDecisions(decisions)] : []),
  ].join('\n');
}
