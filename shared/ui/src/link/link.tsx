import type { ComponentProps } from 'react';
import { cx } from '../cx/index.ts';
import { Icon } from '../icon/index.ts';
import { iconChevronRight } from '../icons/index.ts';
import css from './link.module.css';

export interface TextLinkProps extends ComponentProps<'a'> {
  href: string;
  /** `quiet`: in the text colour, underlined on hover (menus, footers). `action`: blue, underlined. */
  tone?: 'action' | 'quiet';
}

export function TextLink({ tone = 'action', className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={cx(css[tone], className)}>
      {children}
    </a>
  );
}

/** «Все новости ›»: links a section to its full list. */
export function MoreLink({ className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={cx(css.more, className)}>
      <span>{children}</span>
      <Icon shape={iconChevronRight} size={20} />
    </a>
  );
}

/** The title link of a card, clickable anywhere. The card is `position: relative`; other controls are layered above. */
export function CardLink({ className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={cx(css.card, className)}>
      {children}
    </a>
  );
}
