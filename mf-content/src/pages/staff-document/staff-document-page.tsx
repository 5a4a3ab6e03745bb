import { useLoaderData } from '@site/runtime';
import { StaffSectionPage } from '@site/staff/section';
import { DocumentEditor } from './document-editor.tsx';
import { DocumentHistory } from './document-history.tsx';
import type { DocumentView, loader } from './route.ts';

const titleOf = (view: DocumentView): string =>
  view.view === 'edit'
    ? view.edited.title
    : (view.revisions.find(({ state }) => state === 'live') ?? view.revisions[0])?.title || view.address;

export function StaffDocumentPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value && titleOf(page.value)}>
      {(view) =>
        view.view === 'edit' ? (
          // Another revision, or another new document, starts another form.
          <DocumentEditor
            key={`${view.edited.address} ${view.edited.base} ${view.edited.document.kind}`}
            edited={view.edited}
          />
        ) : (
          <DocumentHistory key={view.address} address={view.address} revisions={view.revisions} />
        )
      }
    </StaffSectionPage>
  );
}
