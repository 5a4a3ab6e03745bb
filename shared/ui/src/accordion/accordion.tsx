import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { iconChevronDown } from '../icons/index.ts';
import css from './accordion.module.css';

export interface AccordionProps {
  items: readonly { title: ReactNode; content: ReactNode }[];
  openFirst?: boolean;
}

/** Native details: opens without JS, and a search on the page finds what is closed. */
export function Accordion({ items, openFirst }: AccordionProps) {
  return (
    <div className={css.accordion}>
      {items.map(({ title, content }, index) => (
        <details key={index} className={css.item} open={openFirst && index === 0 ? true : undefined}>
          <summary className={css.summary}>
            {title}
            <Icon shape={iconChevronDown} className={css.arrow} />
          </summary>
          <div className={css.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
