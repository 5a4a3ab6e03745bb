import type { Proposal } from '@site/contracts/proposals';
import type { Problem } from '@site/contracts/problem';
import type { ApiClient } from '@site/runtime';
import { ref } from 'valtio';
import { isSameDocument, type ProposalDocument } from '../../../features/car-park/editor/document.ts';
import { documentOf, type Editor, type Saving } from '../../../features/car-park/editor/editor.ts';
import { isReadable, type LocalCopy } from '../../../features/car-park/editor/local-copy.ts';

/** Delay after the last change, in ms. */
const SAVE_DELAY = 1_000;
/** Retry delay in ms, from 2 s to 30 s: the browser may not report that the connection is back. */
const retryAfter = (attempt: number) => Math.min(1_000 * 2 ** attempt, 30_000);

interface AutosaveOptions {
  editor: Editor;
  proposal: Proposal;
  api: Pick<ApiClient, 'call'>;
  copy: LocalCopy;
  /** Id of this tab: the API rejects its saves after a takeover. */
  editorId: string;
  /** Claims the draft: another editor may have taken it, or the session may be valid again. */
  claim: () => void;
  /** Returns the user-facing text of a problem. */
  words: (problem: Problem) => Promise<string>;
}

export interface Autosave {
  /** Restores the local copy and starts saving; the returned function stops it after a last save. */
  start: () => () => void;
  saveNow: () => void;
  /** Revision that the shown document is based on. */
  revision: () => number;
  /** Accepts a proposal with renewed prices; the entered data is the same. */
  renewed: (proposal: Proposal) => void;
  /** Loads the API's current version. Unsaved changes stay; without a `revision` they become a conflict. */
  catchUp: (revision?: number) => Promise<void>;
  /** Editing is possible here again: saves unsaved changes, or restores the local copy. */
  resume: () => void;
  /** Whether the API accepted the session of another request. */
  sessionChecked: (isValid: boolean) => void;
  keepMine: () => void;
  takeTheirs: () => void;
}

/**
 * Saves a draft by its revision. Unsaved changes are stored on this machine and survive a crash or a lost connection.
 */
export function createAutosave({ editor, proposal, api, copy, editorId, claim, words }: AutosaveOptions): Autosave {
  const { state, slug } = editor;
  let revision = proposal.revision;
  let saved: ProposalDocument = state.document;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let savedAt = proposal.changed_at;
  let newest = proposal;
  let attempt = 0;
  let busy = false;

  const setSaving = (saving: Saving) => {
    state.saving = ref(saving);
  };
  const isSaved = () => isSameDocument(state.document, saved);

  function schedule(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  }

  const storeCopy = () => copy.store({ revision, document: state.document, at: new Date().toISOString() });

  function edited() {
    state.restoredFrom = null;
    storeCopy();
    if (state.saving.kind === 'conflict') return;
    attempt = 0;
    if (!busy) setSaving({ kind: 'waiting' });
    schedule(SAVE_DELAY);
  }

  function settle() {
    copy.clear();
    setSaving({ kind: 'saved', at: savedAt });
  }

  function accept(theirs: Proposal, shown: ProposalDocument) {
    newest = theirs;
    revision = theirs.revision;
    saved = shown;
    savedAt = theirs.changed_at;
    attempt = 0;
    editor.takePrices(theirs);
    if (isSaved()) return settle();
    storeCopy();
    setSaving({ kind: 'waiting' });
    schedule(SAVE_DELAY);
  }

  /**
   * After `edited_meanwhile`: there is no conflict when the API already has this document, because only its response
   * was lost.
   */
  async function resolveConflict(sent: ProposalDocument) {
    const response = await api.call('GET /account/kp/proposals/{slug}/', { params: { slug } });
    if (!response.ok) return fail(response.status, response.problem);
    const theirs = response.value.proposal;
    if (isSameDocument(documentOf(theirs), sent)) return accept(theirs, sent);
    if (isSameDocument(documentOf(theirs), state.document)) return accept(theirs, state.document);
    setSaving({ kind: 'conflict', theirs });
  }

  async function fail(status: number, problem: Problem) {
    if (status === 401) return setSaving({ kind: 'logged-out' });
    if (status >= 500 || status === 429) {
      attempt += 1;
      setSaving({ kind: 'offline' });
      return schedule(retryAfter(attempt));
    }
    setSaving({ kind: 'refused', text: await words(problem) });
  }

  async function send() {
    clearTimeout(timer);
    if (busy || !editor.mayEdit() || state.saving.kind === 'conflict') return;
    if (isSaved()) return settle();
    busy = true;
    setSaving({ kind: 'sending' });
    const sent: ProposalDocument = state.document;
    const response = await api.call('PUT /account/kp/proposals/{slug}/', {
      params: { slug },
      body: { revision, configuration: sent.configuration, offer: sent.offer, editor: editorId },
    });
    if (response.ok) accept(response.value.proposal, sent);
    else if (response.problem.code === 'edited_meanwhile') await resolveConflict(sent);
    else if (response.problem.code === 'edited_elsewhere') {
      setSaving({ kind: 'waiting' });
      claim();
    } else await fail(response.status, response.problem);
    busy = false;
    // Edits made during the call were not part of the rejected save.
    if (state.saving.kind === 'refused' && !isSameDocument(state.document, sent)) edited();
  }

  function restoreCopy() {
    // A proposal that was sent accepts no input.
    if (newest.status !== 'draft') return copy.clear();
    const stored = copy.read();
    if (!stored || !editor.mayEdit() || !isReadable(stored, state.calculate)) return;
    if (isSameDocument(stored.document, saved)) return copy.clear();
    const isCurrent = stored.revision === revision;
    revision = stored.revision;
    editor.edit(() => stored.document);
    state.restoredFrom = stored.at;
    if (isCurrent) return schedule(0);
    clearTimeout(timer);
    setSaving({ kind: 'conflict', theirs: newest });
  }

  async function catchUp(known?: number) {
    if (known === revision || (known !== undefined && !isSaved())) return;
    const response = await api.call('GET /account/kp/proposals/{slug}/', { params: { slug } });
    if (!response.ok) return;
    const theirs = response.value.proposal;
    if (theirs.revision === revision) return;
    if (!isSaved()) {
      if (isSameDocument(documentOf(theirs), state.document)) return accept(theirs, state.document);
      return setSaving({ kind: 'conflict', theirs });
    }
    editor.takePrices(theirs);
    editor.follow(documentOf(theirs));
    newest = theirs;
    revision = theirs.revision;
    saved = state.document;
    savedAt = theirs.changed_at;
    // Not `settle()`: the stored copy may belong to another tab of the same user.
    setSaving({ kind: 'saved', at: savedAt });
  }

  function onReturn() {
    const { kind } = state.saving;
    const due = document.visibilityState === 'hidden' ? ['waiting'] : ['offline', 'logged-out'];
    if (kind === 'logged-out' && isSaved()) claim();
    else if (due.includes(kind)) void send();
  }
  const onOnline = () => void send();
  /** Prompts before leaving when the local copy cannot be stored. */
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (!isSaved() && !storeCopy()) event.preventDefault();
  };

  return {
    start() {
      const stop = editor.onEdit(edited);
      restoreCopy();
      window.addEventListener('online', onOnline);
      window.addEventListener('focus', onReturn);
      window.addEventListener('beforeunload', onBeforeUnload);
      document.addEventListener('visibilitychange', onReturn);
      return () => {
        stop();
        clearTimeout(timer);
        window.removeEventListener('online', onOnline);
        window.removeEventListener('focus', onReturn);
        window.removeEventListener('beforeunload', onBeforeUnload);
        document.removeEventListener('visibilitychange', onReturn);
        void send();
      };
    },
    saveNow: () => void send(),
    catchUp,
    resume() {
      if (isSaved()) restoreCopy();
      else void send();
    },
    sessionChecked(isValid) {
      const { kind } = state.saving;
      if (!isValid && kind !== 'conflict') setSaving({ kind: 'logged-out' });
      if (!isValid || kind !== 'logged-out') return;
      if (isSaved()) return setSaving({ kind: 'saved', at: savedAt });
      setSaving({ kind: 'waiting' });
      void send();
    },
    revision: () => revision,
    renewed: (proposal) => accept(proposal, saved),
    keepMine() {
      if (state.saving.kind !== 'conflict') return;
      const { theirs } = state.saving;
      revision = theirs.revision;
      saved = documentOf(theirs);
      storeCopy();
      setSaving({ kind: 'waiting' });
      void send();
    },
    takeTheirs() {
      if (state.saving.kind !== 'conflict') return;
      const { theirs } = state.saving;
      const chosen = documentOf(theirs);
      setSaving({ kind: 'waiting' });
      // An ordinary step, so undo restores the version that was not chosen.
      editor.edit(() => chosen);
      clearTimeout(timer);
      accept(theirs, state.document);
    },
  };
}
