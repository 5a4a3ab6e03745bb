import type { Proposal } from '@site/contracts/proposals';
import type { Problem } from '@site/contracts/problem';
import type { ApiClient } from '@site/runtime';
import { ref } from 'valtio';
import { isSameDocument, type ProposalDocument } from './document.ts';
import { documentOf, type Editor, type Saving } from './editor.ts';
import type { Kept, LocalCopy } from './local-copy.ts';

/** After the last change, in ms. */
const PAUSE = 1_000;
/** Where nobody says that the connection is back, in ms: from 2 s to half a minute. */
const retryAfter = (attempt: number) => Math.min(1_000 * 2 ** attempt, 30_000);

interface Given {
  editor: Editor;
  proposal: Proposal;
  api: Pick<ApiClient, 'call'>;
  copy: LocalCopy;
  /** Of the tab: saves of a tab that was taken over from are refused. */
  editorId: string;
  onTaken: () => void;
  /** The visitor's words for a refusal. */
  words: (problem: Problem) => Promise<string>;
}

export interface Autosave {
  /** Takes up what this machine has kept, and saves from then on; the returned function ends it, after a last save. */
  start: () => () => void;
  saveNow: () => void;
  /** What the API has; what is shown is newer unless it is saved. */
  revision: () => number;
  /** The API has given it other prices; what was entered is the same. */
  renewed: (proposal: Proposal) => void;
  /** Shows what the API has now. What was typed here and is not saved stays, and is a choice once it is edited here again. */
  catchUp: (revision?: number) => Promise<void>;
  /** It is edited here again: what was not saved goes on, and what this machine has kept is taken up. */
  resume: () => void;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** Saves a draft by its revision. What is not saved yet is kept on this machine, whatever happens to page and network. */
export function createAutosave({ editor, proposal, api, copy, editorId, onTaken, words }: Given): Autosave {
  const { state, slug } = editor;
  let revision = proposal.revision;
  let saved: ProposalDocument = state.document;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let savedAt = proposal.changed_at;
  let newest = proposal;
  let attempt = 0;
  let busy = false;

  const tell = (saving: Saving) => {
    state.saving = ref(saving);
  };
  const isSaved = () => isSameDocument(state.document, saved);

  function later(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  }

  const keep = () => copy.keep({ revision, document: state.document, at: new Date().toISOString() });

  function edited() {
    state.restoredFrom = null;
    keep();
    if (state.saving.kind === 'conflict') return;
    attempt = 0;
    if (!busy) tell({ kind: 'waiting' });
    later(PAUSE);
  }

  function settle() {
    copy.forget();
    tell({ kind: 'saved', at: savedAt });
  }

  function accept(theirs: Proposal, shown: ProposalDocument) {
    newest = theirs;
    revision = theirs.revision;
    saved = shown;
    savedAt = theirs.changed_at;
    attempt = 0;
    editor.takePrices(theirs);
    if (isSaved()) return settle();
    keep();
    tell({ kind: 'waiting' });
    later(PAUSE);
  }

  /** Our own save may have arrived without its answer: then there is nothing to choose. */
  async function meet(sent: ProposalDocument) {
    const answer = await api.call('GET /account/kp/proposals/{slug}/', { params: { slug } });
    if (!answer.ok) return fail(answer.status, answer.problem);
    const theirs = answer.value.proposal;
    if (isSameDocument(documentOf(theirs), sent)) return accept(theirs, sent);
    if (isSameDocument(documentOf(theirs), state.document)) return accept(theirs, state.document);
    tell({ kind: 'conflict', theirs });
  }

  async function fail(status: number, problem: Problem) {
    if (status === 401) return tell({ kind: 'logged-out' });
    if (status >= 500 || status === 429) {
      attempt += 1;
      tell({ kind: 'offline' });
      return later(retryAfter(attempt));
    }
    tell({ kind: 'refused', text: await words(problem) });
  }

  async function send() {
    clearTimeout(timer);
    if (busy || !editor.mayEdit() || state.saving.kind === 'conflict') return;
    if (isSaved()) return settle();
    busy = true;
    tell({ kind: 'sending' });
    const sent: ProposalDocument = state.document;
    const answer = await api.call('PUT /account/kp/proposals/{slug}/', {
      params: { slug },
      body: { revision, configuration: sent.configuration, offer: sent.offer, editor: editorId },
    });
    if (answer.ok) accept(answer.value.proposal, sent);
    else if (answer.problem.code === 'edited_meanwhile') await meet(sent);
    else if (answer.problem.code === 'edited_elsewhere') {
      tell({ kind: 'waiting' });
      onTaken();
    } else await fail(answer.status, answer.problem);
    busy = false;
    // Edits that were made during the call were not refused with it.
    if (state.saving.kind === 'refused' && !isSameDocument(state.document, sent)) edited();
  }

  /** What an older release has kept may be nothing that today's rules can read: it stays where it is. */
  function isReadable({ document }: Kept): boolean {
    try {
      state.calculate(document.configuration);
      return typeof document.offer.customer === 'object';
    } catch {
      return false;
    }
  }

  function takeUp() {
    const kept = copy.read();
    if (!kept || !editor.mayEdit() || !isReadable(kept)) return;
    if (isSameDocument(kept.document, saved)) return copy.forget();
    const isCurrent = kept.revision === revision;
    revision = kept.revision;
    editor.edit(() => kept.document);
    state.restoredFrom = kept.at;
    if (isCurrent) return later(0);
    clearTimeout(timer);
    tell({ kind: 'conflict', theirs: newest });
  }

  async function catchUp(known?: number) {
    if (known === revision || (known !== undefined && !isSaved())) return;
    const answer = await api.call('GET /account/kp/proposals/{slug}/', { params: { slug } });
    if (!answer.ok) return;
    const theirs = answer.value.proposal;
    if (theirs.revision === revision) return;
    if (!isSaved()) {
      if (isSameDocument(documentOf(theirs), state.document)) return accept(theirs, state.document);
      return tell({ kind: 'conflict', theirs });
    }
    editor.follow(theirs);
    newest = theirs;
    revision = theirs.revision;
    saved = state.document;
    savedAt = theirs.changed_at;
    // What another tab of the same person has kept is its own.
    tell({ kind: 'saved', at: savedAt });
  }

  function returned() {
    const { kind } = state.saving;
    const due = document.visibilityState === 'hidden' ? ['waiting'] : ['offline', 'logged-out'];
    if (due.includes(kind)) void send();
  }
  const online = () => void send();
  /** Where nothing can be kept, the browser asks before it leaves. */
  const leaving = (event: BeforeUnloadEvent) => {
    if (!isSaved() && !keep()) event.preventDefault();
  };

  return {
    start() {
      const stop = editor.onEdit(edited);
      takeUp();
      window.addEventListener('online', online);
      window.addEventListener('focus', returned);
      window.addEventListener('beforeunload', leaving);
      document.addEventListener('visibilitychange', returned);
      return () => {
        stop();
        clearTimeout(timer);
        window.removeEventListener('online', online);
        window.removeEventListener('focus', returned);
        window.removeEventListener('beforeunload', leaving);
        document.removeEventListener('visibilitychange', returned);
        void send();
      };
    },
    saveNow: () => void send(),
    catchUp,
    resume() {
      if (isSaved()) takeUp();
      else void send();
    },
    revision: () => revision,
    renewed: (proposal) => accept(proposal, saved),
    keepMine() {
      if (state.saving.kind !== 'conflict') return;
      const { theirs } = state.saving;
      revision = theirs.revision;
      saved = documentOf(theirs);
      keep();
      tell({ kind: 'waiting' });
      void send();
    },
    takeTheirs() {
      if (state.saving.kind !== 'conflict') return;
      const { theirs } = state.saving;
      const chosen = documentOf(theirs);
      tell({ kind: 'waiting' });
      // A step like any other: undo brings back what was not chosen.
      editor.edit(() => chosen);
      clearTimeout(timer);
      accept(theirs, state.document);
    },
  };
}
