import { cx } from '../cx/index.ts';
import css from './prose.module.css';

export interface ProseProps {
  /** Sanitised by the API before it is stored; nothing else may come here. */
  html: string;
  /** `wide` drops the limit of 72 characters. */
  width?: 'normal' | 'wide';
}

/** Editors' HTML in the type of the site. */
export function Prose({ html, width = 'normal' }: ProseProps) {
  return <div className={cx(css.prose, css[width])} dangerouslySetInnerHTML={{ __html: html }} />;
}
