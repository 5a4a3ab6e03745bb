import type { Picture as PictureData } from '@site/contracts/picture';
import type { Seo } from '@site/contracts/seo';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { iconArrowDown, iconPhone } from '@site/ui/icons';
import { Container } from '@site/ui/layout';
import { Picture } from '@site/ui/picture';
import css from './hero.module.css';

interface HeroProps {
  seo: Seo;
  picture: PictureData | undefined;
}

export function Hero({ seo, picture }: HeroProps) {
  const { support_phone } = useSite().contacts;
  return (
    <section className={css.hero}>
      <Container>
        <Breadcrumbs items={seo.breadcrumbs} />
        <div className={css.columns}>
          <div>
            <h1>{seo.h1}</h1>
            <p className={css.lead}>{seo.description}</p>
            <div className={css.actions}>
              <ButtonLink href="#events" size="large" iconEnd={iconArrowDown}>
                Выбрать мероприятие
              </ButtonLink>
              <ButtonLink href={telHref(support_phone)} size="large" variant="secondary" iconStart={iconPhone}>
                {formatPhone(support_phone)}
              </ButtonLink>
            </div>
          </div>
          {picture && (
            <div className={css.scene}>
              <Picture picture={picture} sizes="(min-width: 1025px) 50vw, 100vw" priority decorative />
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}
