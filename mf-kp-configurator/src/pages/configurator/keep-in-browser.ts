import type { Problem } from '@site/contracts/problem';
import type { ApiClient } from '@site/runtime';
import { ref } from 'valtio';
import { isSameDocument } from '../../features/car-park/editor/document.ts';
import type { Editor, Saving } from '../../features/car-park/editor/editor.ts';
import type { LocalCopy } from '../../features/car-park/editor/local-copy.ts';
import { emptyDocument } from './start-documents.ts';

/** Delay after the last change, in ms. */
const CALCULATION_DELAY = 1_000;
/** Delay after a call that the server did not answer, in ms. */
const RETRY_DELAY = 10_000;

const notStored =
  'Браузер не\u00a0хранит данные этого сайта: то, что вы\u00a0ввели, пропадёт, когда вы\u00a0закроете страницу. Разрешите сайту хранить данные.';

interface KeepingOptions {
  editor: Editor;
  api: Pick<ApiClient, 'call'>;
  copy: LocalCopy;
  /** Returns the user-facing text of a problem. */
  words: (problem: Problem) => Promise<string>;
}

/**
 * Stores every change in this browser at once, and has the server calculate it with today's prices. Tabs of one browser
 * show one car park. The returned function stops it.
 */
export function keepInBrowser({ editor, api, copy, words }: KeepingOptions): () => void {
  const { state } = editor;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStored = true;
  let isStopped = false;

  const setSaving = (saving: Saving) => {
    state.saving = ref(saving);
  };

  function schedule(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void calculate(), ms);
  }

  function store() {
    const { document } = state;
    if (isSameDocument(document, emptyDocument())) copy.clear();
    else isStored = copy.store({ revision: 0, document, at: new Date().toISOString() });
  }

  function edited() {
    store();
    setSaving({ kind: 'waiting' });
    schedule(CALCULATION_DELAY);
  }

  async function calculate() {
    clearTimeout(timer);
    const { document } = state;
    setSaving({ kind: 'sending' });
    const response = await api.call('POST /configurator/calculation/', {
      body: { configuration: document.configuration },
    });
    // A later change has scheduled a calculation of its own.
    if (isStopped || document !== state.document) return;
    if (response.ok) {
      editor.takePrices({ ...response.value, purchase: null });
      setSaving(isStored ? { kind: 'saved', at: new Date().toISOString() } : { kind: 'refused', text: notStored });
    } else if (response.status >= 500 || response.status === 429) {
      setSaving({ kind: 'offline' });
      schedule(RETRY_DELAY);
    } else setSaving({ kind: 'refused', text: await words(response.problem) });
  }

  function changedElsewhere() {
    const document = copy.read()?.document ?? emptyDocument();
    if (!isSameDocument(document, state.document)) editor.follow(document);
  }
  const onOnline = () => state.saving.kind === 'offline' && void calculate();
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (!isStored) event.preventDefault();
  };

  const stopListening = [editor.onEdit(edited), copy.onChange(changedElsewhere)];
  window.addEventListener('online', onOnline);
  window.addEventListener('beforeunload', onBeforeUnload);
  // A car park to start from is stored like one that was entered, and may contain goods that the page's prices do not.
  if (!isSameDocument(state.document, emptyDocument())) {
    store();
    schedule(CALCULATION_DELAY);
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const stop of stopListening) stop();
    window.removeEventListener('online', onOnline);
    window.removeEventListener('beforeunload', onBeforeUnload);
  };
}
