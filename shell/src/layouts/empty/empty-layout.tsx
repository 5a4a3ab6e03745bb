import { Outlet } from 'react-router-dom';

export function EmptyLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
