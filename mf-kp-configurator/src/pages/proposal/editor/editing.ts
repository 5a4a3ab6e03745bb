import { EDITING_BEAT } from '@site/contracts/editing-times';
import type { Problem } from '@site/contracts/problem';
import { type ApiClient, toast, toastProblem } from '@site/runtime';
import { ref } from 'valtio';
import type { Autosave } from './autosave.ts';
import type { Editing, Editor } from './editor.ts';
import { leaveEditorId } from './editor-id.ts';

/** Whoever reads looks so often whether something was saved, or whether it is free now, in ms. */
const LOOK = 3_000;

interface Given {
  /** Of this tab: one person may have it open in two. */
  id: string;
  editor: Editor;
  autosave: Pick<Autosave, 'catchUp' | 'resume'>;
  api: Pick<ApiClient, 'call'>;
  /** The visitor's words for a refusal. */
  words: (problem: Problem) => Promise<string>;
}

export interface OpenEditing {
  /** Takes the draft while nobody else has it; the returned function leaves it to others. */
  start: () => () => void;
  /** Asks at once instead of with the next beat. */
  ask: () => Promise<void>;
  takeOver: () => Promise<void>;
}

/** Who edits an open draft: one at a time. A courtesy, and no more: whoever cannot ask edits, and a save binds by its revision. */
export function createEditing({ id, editor, autosave, api, words }: Given): OpenEditing {
  const { state, slug } = editor;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let stopped = true;

  const tell = (editing: Editing) => {
    state.editing = ref(editing);
  };
  /** A tab that nobody looks at takes nothing from those who work. */
  const waitsUnseen = () => document.visibilityState === 'hidden' && state.editing.kind !== 'mine';

  function later() {
    clearTimeout(timer);
    timer = setTimeout(() => !waitsUnseen() && void ask(), state.editing.kind === 'mine' ? EDITING_BEAT : LOOK);
  }

  async function ask(takeOver = false) {
    const answer = await api.call('PUT /account/kp/proposals/{slug}/editing/', {
      params: { slug },
      body: { editor: id, take_over: takeOver },
    });
    if (stopped) return;
    // Whatever it has become, it is nothing to edit, and nothing to ask for.
    if (!answer.ok && answer.problem.code === 'proposal_status')
      return tell({ kind: 'closed', why: await words(answer.problem) });
    if (!answer.ok) {
      if (state.editing.kind === 'asked') tell({ kind: 'mine' });
      if (takeOver) await toastProblem(answer.problem);
    } else if (answer.value.is_yours) await take(takeOver);
    else await read(answer.value);
    later();
  }

  async function take(takeOver: boolean) {
    const { kind } = state.editing;
    held = true;
    if (kind === 'mine') return;
    await autosave.catchUp();
    tell({ kind: 'mine' });
    autosave.resume();
    if (kind === 'others' && !takeOver) toast.info('Предложение свободно: теперь его редактируете вы');
  }

  async function read({ by, revision }: { by: { id: string; name: string } | null; revision: number }) {
    if (by && (state.editing.kind !== 'others' || state.editing.by.id !== by.id))
      tell({ kind: 'others', by, wasMine: held });
    held = false;
    await autosave.catchUp(revision);
  }

  const leave = () =>
    void api.call('DELETE /account/kp/proposals/{slug}/editing/{editor}/', {
      params: { slug, editor: id },
      keepalive: true,
    });
  const hide = () => {
    leaveEditorId(id);
    leave();
  };
  const seen = () => document.visibilityState === 'visible' && state.editing.kind !== 'mine' && void ask();
  /** Also when the browser keeps the page for the way back. */
  const shown = ({ persisted }: PageTransitionEvent) => persisted && void ask();

  return {
    start() {
      if (!editor.isDraft) return () => {};
      stopped = false;
      void ask();
      window.addEventListener('pagehide', hide);
      window.addEventListener('pageshow', shown);
      document.addEventListener('visibilitychange', seen);
      return () => {
        stopped = true;
        clearTimeout(timer);
        window.removeEventListener('pagehide', hide);
        window.removeEventListener('pageshow', shown);
        document.removeEventListener('visibilitychange', seen);
        leave();
      };
    },
    ask: () => ask(),
    takeOver: () => ask(true),
  };
}
