import { Container, Grid, Section } from '../src/layout/index.ts';
import { Card } from '../src/card/index.ts';
import { DeferredHydration } from '../src/deferred-hydration/index.ts';
import { MoreLink } from '../src/link/index.ts';
import { Picture } from '../src/picture/index.ts';
import { VisuallyHidden } from '../src/visually-hidden/index.ts';
import { scenePicture } from './samples.ts';
import { Sample } from './sample.tsx';

export function Frames() {
  return (
    <>
      <Sample title="Разметка страницы" of={['Container', 'Section', 'Grid']}>
        <Container>
          <Section
            headingLevel={3}
            title="Раздел"
            lead="Вводная фраза раздела."
            more={<MoreLink href="#section">Все</MoreLink>}
          >
            <Grid min={220}>
              <Card>Первая</Card>
              <Card>Вторая</Card>
              <Card>Третья</Card>
            </Grid>
          </Section>
        </Container>
      </Sample>
      <Sample title="Изображение и скрытый текст" of={['Picture', 'VisuallyHidden']} row>
        <div style={{ width: 320 }}>
          <Picture picture={scenePicture} sizes="320px" />
        </div>
        <p>
          128
          <VisuallyHidden> товаров: эти слова слышны, но не видны</VisuallyHidden>
        </p>
      </Sample>
      <Sample title="Оживает после остального" of={['DeferredHydration']}>
        <DeferredHydration>
          <Card>Работает и&nbsp;без&nbsp;скриптов: ссылки, подвал, всё, что ниже первого экрана.</Card>
        </DeferredHydration>
      </Sample>
    </>
  );
}
