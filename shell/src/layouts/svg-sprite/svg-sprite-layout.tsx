import { Container } from '@site/ui/layout';
import { Outlet } from 'react-router-dom';
import { Main } from '../main.tsx';
import css from './svg-sprite-layout.module.css';

export function SvgSpriteLayout() {
  return (
    <Main className={css.ground}>
      <Container>
        <Outlet />
      </Container>
    </Main>
  );
}
