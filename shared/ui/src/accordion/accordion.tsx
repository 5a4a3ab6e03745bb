import { fragmentId } from '@site/kernel/fragment';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { iconChevronDown } from '../icons/index.ts';
import css from './accordion.module.css';

export interface AccordionProps {
  /** Items with an `id` are opened by a URL fragment of that name. */
  items: readonly { title: ReactNode; content: ReactNode; id?: string | undefined }[];
  openFirst?: boolean;
}

/** Opens the item that the fragment names: a browser opens the ancestors of the target, but not the target itself. */
function openTarget(accordion: HTMLElement) {
  const id = fragmentId(window.location.hash);
  const target = id ? document.getElementById(id) : null;
  if (target instanceof HTMLDetailsElement && accordion.contains(target)) target.open = true;
}

/** Native details elements: they open without JS, and a page search finds closed content. */
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
    <div ref={accordion}>
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
