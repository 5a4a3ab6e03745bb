import { Outlet } from 'react-router-dom';
import { SiteFrame } from '../site-frame.tsx';

export function DefaultLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
