import { typographHtml } from '@site/kernel/typography';
import { cx } from '../cx/index.ts';
import css from './prose.module.css';

export interface ProseProps {
  /** Sanitised by the API before it is stored; nothing else may come here. */
  html: string;
  /** `wide` drops the limit of 72 characters. */
  width?: 'normal' | 'wide';
}

/**
 * A table scrolls in a box of its own, which the keyboard reaches (WCAG 2.1.1). A group, since a page may have many, and
 * landmarks would each need a name.
 */
const withTables = (html: string) =>
  html
    .replace(/<table\b/g, `<div class="${css.table}" role="group" tabindex="0" aria-label="Таблица">$&`)
    .replace(/<\/table>/g, '$&</div>');

/** Editors' HTML in the type of the site. */
export function Prose({ html, width = 'normal' }: ProseProps) {
  return (
    <div className={cx(css.prose, css[width])} dangerouslySetInnerHTML={{ __html: withTables(typographHtml(html)) }} />
  );
}
