import { useLoaderData } from '@site/runtime';
import { EntryPage } from '../../features/company-entry/entry-page.tsx';
import { EntryStatus } from '../../features/company-entry/entry-status.tsx';
import { OfficeForm } from '../../features/company-office/office-form.tsx';
import type { loader } from './route.ts';

export function ProfileOfficeEditPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { office } = pagedata;
  return (
    <EntryPage seo={seo}>
      {office.status === 'rejected' && <EntryStatus {...office} />}
      <OfficeForm office={office} />
    </EntryPage>
  );
}
