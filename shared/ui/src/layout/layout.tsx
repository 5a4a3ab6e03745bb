import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx/index.ts';
import css from './layout.module.css';

/** The centred column of the site, at most 1360 px wide. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(css.container, className)} />;
}

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  /** Content beside the title, usually a `MoreLink`. */
  more?: ReactNode;
  lead?: ReactNode;
  /** `panel`: on a grey band across the full width. */
  ground?: 'plain' | 'panel';
  headingLevel?: 1 | 2 | 3;
}

/** A section of a page with its heading and standard spacing. */
export function Section({
  title,
  more,
  lead,
  ground = 'plain',
  headingLevel = 2,
  className,
  children,
  ...rest
}: SectionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={cx(css.section, css[ground], className)}>
      <div className={css.container}>
        {title && (
          <div className={css.head}>
            <Heading>{title}</Heading>
            {more}
          </div>
        )}
        {lead && <p className={css.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

/** Equal columns of at least `min` px (scaled with the text size), and never wider than the container on a phone. */
export function Grid({ min = 280, className, style, ...rest }: ComponentProps<'div'> & { min?: number }) {
  return (
    <div {...rest} className={cx(css.grid, className)} style={{ ...style, ['--column' as string]: `${min / 16}rem` }} />
  );
}
