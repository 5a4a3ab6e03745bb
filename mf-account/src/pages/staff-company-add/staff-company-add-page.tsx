import { useLoaderData } from '@site/runtime';
import { StaffSectionPage } from '@site/staff/section';
import { CompanyForm } from './company-form.tsx';
import type { loader } from './route.ts';

export function StaffCompanyAddPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()} title="Новая компания">
      {() => <CompanyForm />}
    </StaffSectionPage>
  );
}
