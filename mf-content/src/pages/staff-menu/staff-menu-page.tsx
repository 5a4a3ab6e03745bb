import type { ManagedMenu } from '@site/contracts/manage-menus';
import { siteMenus } from '@site/contracts/site-menus';
import { useLoaderData } from '@site/runtime';
import { StaffSectionPage } from '@site/staff/section';
import { MenuEditor } from './menu-editor.tsx';
import { MenuHistory } from './menu-history.tsx';
import type { loader } from './route.ts';

export function StaffMenuPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value && siteMenus[page.value.menu.code].title}>
      {(managed: ManagedMenu) => (
        <>
          <MenuEditor key={`${managed.menu.code} ${managed.menu.revision}`} {...managed} />
          <MenuHistory managed={managed} />
        </>
      )}
    </StaffSectionPage>
  );
}
