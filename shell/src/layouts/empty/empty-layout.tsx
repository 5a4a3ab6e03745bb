import { Outlet } from 'react-router-dom';
import { Main } from '../main.tsx';

/** The page alone, without header and footer. */
export function EmptyLayout() {
  return (
    <Main>
      <Outlet />
    </Main>
  );
}
