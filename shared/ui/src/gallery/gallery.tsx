import { Container } from '../layout/index.ts';
import { Navigation, Messages } from './content.tsx';
import { Buttons, Fields } from './controls.tsx';
import { Foundations } from './foundations.tsx';
import { Shop } from './shop.tsx';

/** Every component with its states: for people who build pages, and for checks of the whole set at once. */
export function UiGallery() {
  return (
    <Container>
      <h1 style={{ marginBlock: 'var(--space-8)' }}>Дизайн-система</h1>
      <Foundations />
      <Buttons />
      <Fields />
      <Navigation />
      <Messages />
      <Shop />
    </Container>
  );
}
