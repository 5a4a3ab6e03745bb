import { useLoaderData } from '@site/runtime';
import { StaffSectionPage } from '@site/staff/section';
import { NewCategoryForm } from './new-category-form.tsx';
import type { loader } from './route.ts';

export function StaffCategoryAddPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()} title="Новая категория">
      {({ categories }) => <NewCategoryForm categories={categories} />}
    </StaffSectionPage>
  );
}
