import { typographHtml } from '@site/kernel/typography';
import { cx } from '../cx/index.ts';
import css from './prose.module.css';

export interface ProseProps {
  /** HTML that the API has sanitised before storing it; no other HTML is allowed. */
  html: string;
  /** `wide` removes the limit of 72 characters per line. */
  width?: 'normal' | 'wide';
}

/**
 * Wraps each table in a focusable box that scrolls (WCAG 2.1.1). The role is `group`, because there may be many tables,
 * and landmarks would each need a unique name.
 */
const withTables = (html: string) =>
  html
    .replace(/<table\b/g, `<div class="${css.table}" role="group" tabindex="0" aria-label="Таблица">$&`)
    .replace(/<\/table>/g, '$&</div>');

/** HTML written by editors, with the site's typography. */
export function Prose({ html, width = 'normal' }: ProseProps) {
  return (
    <div className={cx(css.prose, css[width])} dangerouslySetInnerHTML={{ __html: withTables(typographHtml(html)) }} />
  );
}
