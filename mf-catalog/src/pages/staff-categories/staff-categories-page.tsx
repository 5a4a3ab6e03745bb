import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { StaffSectionPage } from '@site/staff/section';
import { ButtonLink } from '@site/ui/button';
import { iconPlus } from '@site/ui/icons';
import { CategoryTree } from './category-tree.tsx';
import type { loader } from './route.ts';

const actions = () => (
  <>
    <ButtonLink href={paths.staffSection('categories', 'add')} iconStart={iconPlus}>
      Новая категория
    </ButtonLink>
    <ButtonLink href={paths.staffSection('categories', 'attributes')} variant="secondary">
      Характеристики
    </ButtonLink>
  </>
);

export const StaffCategoriesPage = () => (
  <StaffSectionPage page={useLoaderData<typeof loader>()} actions={actions}>
    {({ items }) => <CategoryTree items={items} />}
  </StaffSectionPage>
);
