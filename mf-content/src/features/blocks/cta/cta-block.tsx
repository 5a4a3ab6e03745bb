import { typograph } from '@site/kernel/typography';
import { ButtonLink } from '@site/ui/button';
import { cx } from '@site/ui/cx';
import { Section } from '@site/ui/layout';
import type { BlockProps } from '../block-view.ts';
import { linkTo } from '../external-link.ts';
import css from './cta-block.module.css';

export function CtaBlock({ block: { title, text, button, background } }: BlockProps<'cta'>) {
  return (
    <Section>
      <div className={cx(css.cta, css[background])}>
        <div>
          <h2 className={css.title}>{typograph(title)}</h2>
          <p className={css.text}>{typograph(text)}</p>
        </div>
        <ButtonLink {...linkTo(button.url)} size="large">
          {button.label}
        </ButtonLink>
      </div>
    </Section>
  );
}
