import { Outlet } from 'react-router-dom';

export function SvgSpriteLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
