import { useLoaderData } from '@site/runtime';
import { StaffSectionPage } from '@site/staff/section';
import { NewProductForm } from './new-product-form.tsx';
import type { loader } from './route.ts';

export function StaffProductAddPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()} title="Новый товар">
      {({ categories }) => <NewProductForm categories={categories} />}
    </StaffSectionPage>
  );
}
