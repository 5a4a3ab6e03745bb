import { typograph } from '@site/kernel/typography';
import { ButtonLink } from '@site/ui/button';
import { Section } from '@site/ui/layout';
import { Slider, SlideScene } from '@site/ui/slider';
import type { BlockProps } from '../block-view.ts';
import { linkTo } from '../external-link.ts';
import css from './slider-block.module.css';

export function SliderBlock({ block: { slides }, priority }: BlockProps<'slider'>) {
  return (
    <Section className={priority ? css.first : undefined}>
      <Slider label="Главное">
        {slides.map(({ picture, title, text, button }, index) => (
          <SlideScene
            key={title}
            picture={picture}
            title={typograph(title)}
            text={typograph(text)}
            action={
              button && (
                <ButtonLink {...linkTo(button.url)} size="large">
                  {button.label}
                </ButtonLink>
              )
            }
            priority={priority && index === 0}
          />
        ))}
      </Slider>
    </Section>
  );
}
