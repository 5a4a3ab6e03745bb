import type { Proposal } from '@site/contracts/proposals';
import type { SiteDay } from '@site/kernel/dates';
import { problemText, useApi, useLoaderData, useSession } from '@site/runtime';
import { useState } from 'react';
import { createAutosave } from './editor/autosave.ts';
import { createEditing, type OpenEditing } from './editor/editing.ts';
import { DraftContext } from './editor/draft-context.ts';
import { editorId } from './editor/editor-id.ts';
import { EditorProvider } from '../../features/car-park/editor/editor-context.tsx';
import { createEditor } from '../../features/car-park/editor/editor.ts';
import { localCopy, removeOldCopies } from '../../features/car-park/editor/local-copy.ts';
import { ProposalEditor } from './proposal-editor.tsx';
import type { loader } from './route.ts';

export function ProposalPage() {
  const { seo, pagedata, day } = useLoaderData<typeof loader>();
  const { proposal } = pagedata;
  const open = useOpenEditor(proposal, day);
  return (
    <DraftContext value={open}>
      <EditorProvider open={open.editor} key={proposal.slug}>
        <ProposalEditor proposal={proposal} breadcrumbs={seo.breadcrumbs} />
      </EditorProvider>
    </DraftContext>
  );
}

/** Creates one editor per open proposal. Later data of the loader does not replace it: the input here is newer. */
function useOpenEditor(proposal: Proposal, day: SiteDay) {
  const api = useApi();
  const userId = useSession(({ personal }) => personal?.id ?? '');
  const create = () => {
    const editor = createEditor(proposal, { day, userId });
    removeOldCopies(userId, proposal.slug);
    const copy = localCopy(userId, proposal.slug);
    const id = editorId();
    const autosave = createAutosave({
      ...{ editor, proposal, api, copy, editorId: id, words: problemText },
      claim: () => void editing.claim(),
    });
    const editing: OpenEditing = createEditing({ id, editor, autosave, api, words: problemText });
    return { editor, autosave, editing };
  };
  const [open, setOpen] = useState(create);
  if (open.editor.slug === proposal.slug) return open;
  const next = create();
  setOpen(next);
  return next;
}
