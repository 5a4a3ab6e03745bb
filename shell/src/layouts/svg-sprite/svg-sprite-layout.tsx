import { Container } from '@site/ui/layout';
import { Outlet } from 'react-router-dom';
import { Main } from '../main.tsx';
import css from './svg-sprite-layout.module.css';

/** Page for viewing icons: a column on a plain background. */
export function SvgSpriteLayout() {
  return (
    <Main className={css.ground}>
      <Container>
        <Outlet />
      </Container>
    </Main>
  );
}
