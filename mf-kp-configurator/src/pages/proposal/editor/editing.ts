import { EDITING_HEARTBEAT } from '@site/contracts/editing-times';
import type { Problem } from '@site/contracts/problem';
import { type ApiClient, toast, toastProblem } from '@site/runtime';
import { ref } from 'valtio';
import type { Autosave } from './autosave.ts';
import type { Editing, Editor } from '../../../features/car-park/editor/editor.ts';
import { storeEditorId } from './editor-id.ts';

/** Polling interval of a tab that does not hold the draft, in ms. */
const POLL_INTERVAL = 3_000;

interface EditingOptions {
  /** Id of this tab: one user may have the draft open in two. */
  id: string;
  editor: Editor;
  autosave: Pick<Autosave, 'catchUp' | 'resume' | 'sessionChecked'>;
  api: Pick<ApiClient, 'call'>;
  words: (problem: Problem) => Promise<string>;
}

export interface OpenEditing {
  /** Claims the draft unless another editor holds it; the returned function releases it. */
  start: () => () => void;
  /** Claims the draft now instead of at the next interval. */
  claim: () => Promise<void>;
  takeOver: () => Promise<void>;
}

/**
 * Claims an open draft for one editor at a time. Advisory: when the first request fails and no other editor is known, the
 * user may edit; each save is checked by its revision.
 */
export function createEditing({ id, editor, autosave, api, words }: EditingOptions): OpenEditing {
  const { state, slug } = editor;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The pending claim. One runs at a time, because overlapping responses may arrive in another order. */
  let pending: Promise<void> | undefined;
  let held = false;
  let stopped = true;

  const setEditing = (editing: Editing) => {
    state.editing = ref(editing);
  };
  /** A hidden tab must not take the draft from active users. */
  const isHiddenReader = () => document.visibilityState === 'hidden' && state.editing.kind !== 'mine';

  function scheduleNext() {
    clearTimeout(timer);
    timer = setTimeout(
      () => !isHiddenReader() && !pending && void claim(),
      state.editing.kind === 'mine' ? EDITING_HEARTBEAT : POLL_INTERVAL,
    );
  }

  async function claim(takeOver = false) {
    if (state.editing.kind === 'closed') return;
    pending = requestDraft(takeOver).finally(() => {
      pending = undefined;
    });
    await pending;
  }

  /** Claims by a request that starts after this call, because a pending response can be outdated. */
  async function claimAnew(takeOver = false) {
    while (pending) await pending;
    await claim(takeOver);
  }

  async function requestDraft(takeOver: boolean) {
    const response = await api.call('PUT /account/kp/proposals/{slug}/editing/', {
      params: { slug },
      body: { editor: id, take_over: takeOver },
    });
    if (stopped) return;
    if (response.ok || response.status === 401) autosave.sessionChecked(response.ok);
    // No longer a draft: stop polling.
    if (!response.ok && response.problem.code === 'proposal_status')
      return setEditing({ kind: 'closed', why: await words(response.problem) });
    if (!response.ok) {
      if (state.editing.kind === 'asked') setEditing({ kind: 'mine' });
      if (takeOver) await toastProblem(response.problem);
    } else if (response.value.is_yours) await take(takeOver);
    else await read(response.value);
    scheduleNext();
  }

  async function take(takeOver: boolean) {
    const { kind } = state.editing;
    held = true;
    if (kind === 'mine') return;
    await autosave.catchUp();
    setEditing({ kind: 'mine' });
    autosave.resume();
    if (kind === 'others' && !takeOver) toast.info('Предложение свободно: теперь его редактируете вы');
  }

  async function read({ by, revision }: { by: { id: string; name: string } | null; revision: number }) {
    if (by && (state.editing.kind !== 'others' || state.editing.by.id !== by.id))
      setEditing({ kind: 'others', by, wasMine: held });
    held = false;
    await autosave.catchUp(revision);
  }

  async function release() {
    const response = await api.call('DELETE /account/kp/proposals/{slug}/editing/{editor}/', {
      params: { slug, editor: id },
      keepalive: true,
    });
    // After an expired session the claim stays: without its id, the user returns from the login as another editor.
    if (!response.ok) storeEditorId(id);
  }
  const onPageHide = () => {
    storeEditorId(id);
    void release();
  };
  const onVisibilityChange = () =>
    document.visibilityState === 'visible' && state.editing.kind !== 'mine' && !pending && void claim();
  /** The page was restored from the back/forward cache. */
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void claimAnew();

  return {
    start() {
      if (!editor.isDraft) return () => {};
      stopped = false;
      void claimAnew();
      window.addEventListener('pagehide', onPageHide);
      window.addEventListener('pageshow', onPageShow);
      document.addEventListener('visibilitychange', onVisibilityChange);
      return () => {
        stopped = true;
        clearTimeout(timer);
        window.removeEventListener('pagehide', onPageHide);
        window.removeEventListener('pageshow', onPageShow);
        document.removeEventListener('visibilitychange', onVisibilityChange);
        void release();
      };
    },
    claim: () => claimAnew(),
    takeOver: () => claimAnew(true),
  };
}
