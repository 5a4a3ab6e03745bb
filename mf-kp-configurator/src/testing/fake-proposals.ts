import type { PriceDifferences } from '@site/contracts/proposal-life';
import type { Proposal, ProposalSave } from '@site/contracts/proposals';
import { newConfiguration, newOffer } from '@site/kp-rules/new-configuration';
import { priceBook } from '@site/kp-rules/testing/price-book';
import { currentVersion } from '@site/kp-rules/versions';
import { fakeApi, refusal, type WireCall } from '@site/testing/fake-api';

/** A draft as the API returns it. Its sums do not matter: the editor calculates its own. */
export const sampleProposal = (change: Partial<Proposal> = {}): Proposal => ({
  slug: 'kp-2026-000123',
  number: 'КП-2026-000123',
  object_name: '',
  customer: '',
  total: 0,
  status: 'draft',
  author: { id: '00000000-0000-4000-8000-000000000001', name: 'Орлова Мария' },
  changed_at: '2026-11-20T11:05:00.000Z',
  revision: 1,
  rules_version: currentVersion,
  may_edit: true,
  configuration: newConfiguration(),
  offer: newOffer(),
  book: { catalogue: { ...priceBook.catalogue }, own: [...priceBook.own] },
  totals: { retail_total: 0, discount: 0, total: 0, vat: { rate: 22, amount: 0, text: '' }, on_request: [] },
  purchase: null,
  errors: [],
  version: 1,
  superseded_by: null,
  valid_until: null,
  returned: '',
  viewed_at: null,
  replies: [],
  order: null,
  actions: ['edit', 'submit', 'copy', 'archive', 'delete'],
  priced_at: '2026-11-20T11:05:00.000Z',
  saved_by: { id: '00000000-0000-4000-8000-000000000001', name: 'Орлова Мария' },
  edited_by: null,
  frozen_at: null,
  prices_outdated: false,
  review: { reasons: [], lines: {} },
  versions: [],
  ...change,
});

const differencesOf = ({ revision }: Proposal): PriceDifferences => ({
  status: 'ok',
  revision,
  lines: [
    {
      ...{ key: 'servers/908SV-0010', article: '908SV-0010', name: 'Сервер парковки', qty: 1 },
      ...{ before: 240_000_00, after: 250_000_00 },
    },
  ],
  total: { before: 100_000_00, after: 110_000_00 },
});

type Person = Proposal['author'];

/** Fake API with one proposal and its revisions. */
export function fakeProposals(start = sampleProposal()) {
  let current = start;
  let failure: 'none' | 'offline' | 'logged-out' | 'response-lost' | 'sent' = 'none';
  const saves: ProposalSave[] = [];
  let holder: { editor: string; by: Person } | null = null;

  const save = (body: ProposalSave) => {
    if (body.revision !== current.revision) return refusal(409, 'edited_meanwhile', 'Предложение изменили');
    if (body.editor && holder && body.editor !== holder.editor) return refusal(409, 'edited_elsewhere');
    saves.push(body);
    current = { ...current, ...body, revision: current.revision + 1, changed_at: '2026-11-20T11:06:00.000Z' };
    return { ok: true as const, value: { status: 'ok', proposal: current } };
  };
  const take = ({ editor, take_over }: { editor: string; take_over: boolean }) => {
    if (!holder || holder.editor === editor || take_over) holder = { editor, by: current.author };
    const is_yours = holder.editor === editor;
    return { ok: true as const, value: { status: 'ok', is_yours, by: holder.by, revision: current.revision } };
  };
  const submitted: unknown[] = [];
  const call: WireCall = async (method, path, body) => {
    if (failure === 'offline') return refusal(503, 'network');
    if (failure === 'logged-out') return refusal(401, 'unauthorized');
    if (failure === 'sent' && method === 'PUT')
      return refusal(409, 'proposal_status', 'Предложение отправлено клиенту');
    if (path.endsWith('/editing/')) return take(body as Parameters<typeof take>[0]);
    if (path.includes('/editing/')) {
      if (holder && path.includes(holder.editor)) holder = null;
      return { ok: true as const, value: { status: 'ok' } };
    }
    if (path.endsWith('/prices/')) {
      if (method === 'GET') return { ok: true as const, value: differencesOf(current) };
      const server = { ...current.book.catalogue['908SV-0010']!, price: 250_000_00 };
      const catalogue = { ...current.book.catalogue, '908SV-0010': server };
      current = { ...current, book: { ...current.book, catalogue }, revision: current.revision + 1 };
      return { ok: true as const, value: { status: 'ok', proposal: current } };
    }
    if (path.endsWith('/submit/')) {
      submitted.push(body);
      return { ok: true as const, value: { status: 'ok', proposal: { ...current, status: 'moderation' } } };
    }
    if (path.endsWith('/versions/')) {
      const next = { slug: `${start.slug}-2`, number: `${start.number}/2`, version: 2, status: 'draft' as const };
      return { ok: true as const, value: { status: 'ok', proposal: { ...current, ...next } } };
    }
    const response =
      method === 'PUT' ? save(body as ProposalSave) : { ok: true as const, value: { status: 'ok', proposal: current } };
    return failure === 'response-lost' && method === 'PUT' ? refusal(503, 'network') : response;
  };
  return {
    api: fakeApi(call),
    saves,
    submitted: () => submitted,
    current: () => current,
    simulate: (next: typeof failure) => {
      failure = next;
    },
    /** Another user takes the draft in another tab, or releases it. */
    occupy: (by: Person | null) => {
      holder = by && { editor: 'elsewhere', by };
    },
    /** Another user saves. */
    overtake: (configuration: Proposal['configuration'], by = current.saved_by) => {
      save({ revision: current.revision, configuration, offer: current.offer });
      current = { ...current, saved_by: by };
    },
  };
}
