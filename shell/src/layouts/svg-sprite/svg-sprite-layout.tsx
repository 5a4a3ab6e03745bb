import { Container } from '@site/ui/layout';
import { Outlet } from 'react-router-dom';
import { Main } from '../main.tsx';
import css from './svg-sprite-layout.module.css';

/** A workbench for drawings: nothing but a column on a plain ground. */
export function SvgSpriteLayout() {
  return (
    <Main className={css.ground}>
      <Container>
        <Outlet />
      </Container>
    </Main>
  );
}
