import { paths } from '@site/contracts/paths';
import { useSite } from '@site/runtime';
import { Outlet } from 'react-router-dom';
import { SectionRail } from '../rail/section-rail.tsx';
import { SiteFrame } from '../site-frame.tsx';

export function DocumentsLayout() {
  const { header_menu } = useSite();
  const support = header_menu.find(({ url }) => url === paths.support());
  return (
    <SiteFrame>
      <SectionRail label="Документы" items={support?.children ?? []}>
        <Outlet />
      </SectionRail>
    </SiteFrame>
  );
}
