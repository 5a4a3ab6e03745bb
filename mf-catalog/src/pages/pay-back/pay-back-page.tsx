import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { ProductTile } from '@site/shop/product-tile';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { Icon } from '@site/ui/icon';
import { iconCheck } from '@site/ui/icons';
import { Carousel } from '@site/ui/carousel';
import { Container, Section } from '@site/ui/layout';
import { MoreLink } from '@site/ui/link';
import { Picture } from '@site/ui/picture';
import { Calculator } from './calculator/calculator.tsx';
import { NextSteps } from './next-steps.tsx';
import { Steps } from './steps.tsx';
import { systems } from './systems.ts';
import type { loader } from './route.ts';
import css from './pay-back-page.module.css';

const CALCULATOR = 'calculator';

export function PayBackPage() {
  const {
    seo,
    content,
    pagedata: { variant, products },
  } = useLoaderData<typeof loader>();
  const { lead, strengths, steps, other } = systems[variant];
  const scene = content.find((block) => block.type === 'image')?.picture;
  return (
    // Both systems share this component: the key resets the figures.
    <div key={variant} className={css.page}>
      <Container>
        <Breadcrumbs items={seo.breadcrumbs} />
        <div className={css.hero}>
          <div className={css.words}>
            <h1>{seo.h1}</h1>
            <p className={css.lead}>{lead}</p>
            <ul className={css.strengths}>
              {strengths.map((text) => (
                <li key={text}>
                  <Icon shape={iconCheck} size={20} />
                  {text}
                </li>
              ))}
            </ul>
            <div className={css.actions}>
              <ButtonLink href={`#${CALCULATOR}`} size="large">
                Рассчитать окупаемость
              </ButtonLink>
              <ButtonLink href={paths.contacts()} size="large" variant="secondary">
                Обсудить проект
              </ButtonLink>
            </div>
          </div>
          {scene && (
            <div className={css.scene}>
              <Picture picture={scene} sizes="(min-width: 1025px) 760px, 100vw" fit="cover" priority />
            </div>
          )}
        </div>
      </Container>
      <Section title="Как это работает">
        <Steps steps={steps} />
      </Section>
      {products.length > 0 && (
        <Section title="Состав системы" more={<MoreLink href={paths.parkingSystems()}>Всё для парковки</MoreLink>}>
          <Carousel label="Состав системы" titled>
            {products.map((product) => (
              <ProductTile key={product.id} product={product} />
            ))}
          </Carousel>
        </Section>
      )}
      <Section
        id={CALCULATOR}
        title="Рассчитать окупаемость"
        lead="Подставьте свои данные: расчёт обновится сразу. В&nbsp;месяце 30&nbsp;дней, налоги и&nbsp;рост тарифов не&nbsp;учтены."
      >
        <Calculator />
      </Section>
      <NextSteps other={other} />
    </div>
  );
}
