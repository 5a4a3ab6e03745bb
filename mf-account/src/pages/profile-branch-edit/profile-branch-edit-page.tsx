import { useLoaderData } from '@site/runtime';
import { BranchForm } from '../../features/company-branch/branch-form.tsx';
import { EntryPage } from '../../features/company-entry/entry-page.tsx';
import { EntryStatus } from '../../features/company-entry/entry-status.tsx';
import type { loader } from './route.ts';

export function ProfileBranchEditPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { branch, employees } = pagedata;
  return (
    <EntryPage seo={seo}>
      {branch.status === 'rejected' && <EntryStatus {...branch} />}
      <BranchForm key={branch.id} branch={branch} employees={employees} />
    </EntryPage>
  );
}
