import { Outlet } from 'react-router-dom';
import { Main } from '../main.tsx';

/** A page without header and footer. */
export function EmptyLayout() {
  return (
    <Main>
      <Outlet />
    </Main>
  );
}
