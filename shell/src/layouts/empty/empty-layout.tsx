import { Outlet } from 'react-router-dom';
import { Main } from '../main.tsx';

export function EmptyLayout() {
  return (
    <Main>
      <Outlet />
    </Main>
  );
}
