import { accountMenuFor } from '@site/contracts/account-menu';
import { useSession, useSite } from '@site/runtime';
import { Outlet } from 'react-router-dom';
import { LogoutButton } from '../../session/logout-button.tsx';
import { SectionRail } from '../rail/section-rail.tsx';
import { SiteFrame } from '../site-frame.tsx';

/** Account pages with the section rail. A guest sees only the page, which offers the login. */
export function AccountLayout() {
  const authed = useSession((session) => session.authed);
  const personal = useSession((session) => session.personal);
  const { lk_menu } = useSite();
  return (
    <SiteFrame>
      {authed ? (
        <SectionRail label="Личный кабинет" items={accountMenuFor(lk_menu, personal)} after={<LogoutButton />}>
          <Outlet />
        </SectionRail>
      ) : (
        <Outlet />
      )}
    </SiteFrame>
  );
}
