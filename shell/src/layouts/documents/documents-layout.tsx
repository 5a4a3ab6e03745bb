import { Outlet } from 'react-router-dom';

export function DocumentsLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
