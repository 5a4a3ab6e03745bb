import { fragmentId } from '@site/kernel/fragment';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { iconChevronDown } from '../icons/index.ts';
import css from './accordion.module.css';

export interface AccordionProps {
  /** What has an `id` is opened by an address that ends in it. */
  items: readonly { title: ReactNode; content: ReactNode; id?: string | undefined }[];
  openFirst?: boolean;
}

/** Native details: opens without JS, and a search on the page finds what is closed. */
/** A browser opens what is around the target of an address, and not the target itself. */
function openTarget(accordion: HTMLElement) {
  const id = fragmentId(window.location.hash);
  const target = id ? document.getElementById(id) : null;
  if (target instanceof HTMLDetailsElement && accordion.contains(target)) target.open = true;
}

export function Accordion({ items, openFirst }: AccordionProps) {
  const accordion = useRef<HTMLDivElement>(null);
  const hasIds = items.some(({ id }) => id !== undefined);
  useEffect(() => {
    const open = () => accordion.current && openTarget(accordion.current);
    if (!hasIds) return;
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [hasIds]);
  return (
    <div ref={accordion} className={css.accordion}>
      {items.map(({ title, content, id }, index) => (
        <details key={id ?? index} id={id} className={css.item} open={openFirst && index === 0 ? true : undefined}>
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
