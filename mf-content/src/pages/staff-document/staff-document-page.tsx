import { useLoaderData } from '@site/runtime';
import { StaffSectionPage } from '@site/staff/section';
import { Comparison } from './comparison.tsx';
import { DocumentEditor } from './document-editor.tsx';
import { DocumentHistory } from './document-history.tsx';
import type { DocumentView, loader } from './route.ts';

const titleOf = (view: DocumentView): string => {
  switch (view.view) {
    case 'edit':
      return view.edited.title;
    case 'compare':
      return `Сравнение: ${view.compared.after.title}`;
    case 'history':
      return (view.revisions.find(({ state }) => state === 'live') ?? view.revisions[0])?.title || view.address;
  }
};

function View({ view }: { view: DocumentView }) {
  switch (view.view) {
    case 'edit': {
      const { address, base, document } = view.edited;
      // Another revision, or another new document, starts another form.
      return <DocumentEditor key={`${address} ${base} ${document.kind}`} edited={view.edited} />;
    }
    case 'compare':
      return <Comparison compared={view.compared} />;
    case 'history':
      return <DocumentHistory key={view.address} {...view} />;
  }
}

export function StaffDocumentPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value && titleOf(page.value)}>
      {(view) => <View view={view} />}
    </StaffSectionPage>
  );
}
