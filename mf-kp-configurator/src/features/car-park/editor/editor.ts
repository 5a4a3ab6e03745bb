import { paths } from '@site/contracts/paths';
import type { ProposalStep } from '@site/contracts/proposal-steps';
import type { Proposal } from '@site/contracts/proposals';
import type { SiteDay } from '@site/kernel/dates';
import type { PriceBook } from '@site/kp-rules/price-book';
import { type Rules, rulesOf } from '@site/kp-rules/versions';
import { proxy, ref } from 'valtio';
import { createCalculate, type Calculate } from './calculate.ts';
import type { ProposalDocument } from './document.ts';
import { noHistory, recorded, redone, undone, type History } from './history.ts';

/** State of the last changes. */
export type Saving =
  | { kind: 'saved'; at: string }
  | { kind: 'waiting' }
  | { kind: 'sending' }
  /** Stored on this machine, and sent when the connection or the server is back. */
  | { kind: 'offline' }
  /** The session has expired: stored on this machine until the next login. */
  | { kind: 'logged-out' }
  | { kind: 'refused'; text: string }
  /** Another save came first. Both versions stay until the user chooses. */
  | { kind: 'conflict'; theirs: Proposal };

/** The current holder of the draft. */
export type Editing =
  | { kind: 'mine' }
  /** Held by the same user: this tab before a reload, or another tab. */
  | { kind: 'asked' }
  /** `wasMine`: this tab held the draft until now. */
  | { kind: 'others'; by: { id: string; name: string }; wasMine: boolean }
  /** No longer a draft: it went to the customer or to the manager meanwhile. */
  | { kind: 'closed'; why: string };

type Held<T extends object> = ReturnType<typeof ref<T>>;

/** One proxy per open proposal. The `ref` values are immutable: a change replaces the whole value. */
export interface EditorState {
  document: Held<ProposalDocument>;
  /** The document before the last step, undo and redo included: the bill shows the difference. */
  before: Held<ProposalDocument> | null;
  history: Held<History>;
  book: Held<PriceBook>;
  calculate: Calculate;
  saving: Held<Saving>;
  editing: Held<Editing>;
  /** When the restored local copy was stored; null without one. */
  restoredFrom: string | null;
}

export type Update = (document: ProposalDocument) => ProposalDocument;

/** The part of a proposal that the editor shows and edits. */
export type EditedProposal = Pick<
  Proposal,
  | 'slug'
  | 'number'
  | 'may_edit'
  | 'edited_by'
  | 'changed_at'
  | 'actions'
  | 'configuration'
  | 'offer'
  | 'rules_version'
  | 'book'
  | 'purchase'
> & { review: Pick<Proposal['review'], 'lines'> };

type Prices = Pick<EditedProposal, 'rules_version' | 'book' | 'purchase'>;

export interface Editor {
  slug: string;
  /** Address of a step; `closed`: the locked step that was requested instead. */
  stepHref: (step: ProposalStep, query?: { closed?: string }) => string;
  /** Whether the car park is configured for everyone: without discounts and own items. */
  isRetail: boolean;
  /** Whether the user may edit it while no other editor holds it. */
  isDraft: boolean;
  mayEdit: () => boolean;
  number: string;
  mayBeSubmitted: boolean;
  /** Sending to the customer. `link`: already sent. */
  sending: 'send' | 'link' | null;
  /** Change requests of the manufacturer's manager, by line key. */
  comments: Readonly<Record<string, string>>;
  rules: Rules;
  state: EditorState;
  /** Edits with the same `field` merge into one undo step. */
  edit: (update: Update, field?: string) => void;
  undo: () => void;
  redo: () => void;
  /** Applies the prices of the API, which are authoritative. */
  takePrices: (prices: Prices) => void;
  /** Shows what another editor or another tab has saved. */
  follow: (saved: ProposalDocument) => void;
  /** Subscribes to every change of the document. */
  onEdit: (listener: () => void) => () => void;
}

export const documentOf = ({ configuration, offer }: ProposalDocument): ProposalDocument => ({ configuration, offer });

function editingAtFirst({ edited_by }: EditedProposal, userId: string): Editing {
  if (!edited_by) return { kind: 'mine' };
  return edited_by.id === userId ? { kind: 'asked' } : { kind: 'others', by: edited_by, wasMine: false };
}

/** Steps have the addresses of the proposal, unless given. */
interface Visit extends Partial<Pick<Editor, 'stepHref' | 'isRetail'>> {
  day: SiteDay;
  userId: string;
  now?: () => number;
}

export function createEditor(
  proposal: EditedProposal,
  { day, userId, isRetail = false, now = Date.now, ...visit }: Visit,
): Editor {
  const state = proxy<EditorState>({
    document: ref(documentOf(proposal)),
    before: null,
    history: ref(noHistory),
    book: ref<PriceBook>(proposal.book),
    calculate: createCalculate(proposal, day),
    saving: ref<Saving>({ kind: 'saved', at: proposal.changed_at }),
    editing: ref<Editing>(editingAtFirst(proposal, userId)),
    restoredFrom: null,
  });
  const listeners = new Set<() => void>();
  const pricesOf = ({ rules_version, book, purchase }: Prices) =>
    JSON.stringify([rules_version, book, purchase?.terms]);
  let prices = pricesOf(proposal);

  function show(document: ProposalDocument, history: History, before: ProposalDocument) {
    state.before = ref(before);
    state.document = ref(document);
    state.history = ref(history);
    for (const listener of listeners) listener();
  }
  const mayEdit = () => proposal.may_edit && state.editing.kind === 'mine';
  const turn = (step: ReturnType<typeof undone>) =>
    step && mayEdit() && show(step.document, step.history, state.document);
  function takePrices(saved: Prices) {
    const given = pricesOf(saved);
    if (given === prices) return;
    prices = given;
    state.book = ref<PriceBook>(saved.book);
    state.calculate = createCalculate(saved, day);
  }

  return {
    slug: proposal.slug,
    stepHref: visit.stepHref ?? ((step, query) => paths.proposalStep(proposal.slug, step, query)),
    isRetail,
    isDraft: proposal.may_edit,
    mayEdit,
    number: proposal.number,
    mayBeSubmitted: proposal.actions.includes('submit'),
    sending: proposal.actions.find((action) => action === 'send' || action === 'link') ?? null,
    comments: proposal.review.lines,
    rules: rulesOf(proposal.rules_version),
    state,
    edit(update, field) {
      const next = update(state.document);
      if (!mayEdit() || next === state.document) return;
      const history = recorded(state.history, state.document, field ?? null, now());
      show(next, history, history.past.at(-1) ?? state.document);
    },
    undo: () => void turn(undone(state.history, state.document)),
    redo: () => void turn(redone(state.history, state.document)),
    takePrices,
    follow(saved) {
      state.before = state.document;
      state.document = ref(saved);
      // Earlier local steps would undo the changes of the other editor.
      state.history = ref(noHistory);
    },
    onEdit(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
