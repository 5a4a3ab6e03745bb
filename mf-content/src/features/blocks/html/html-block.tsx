import { Prose } from '@site/ui/prose';
import type { BlockProps } from '../block-view.ts';

/** Markup of administrators, sanitised by the API. */
export const HtmlBlock = ({ block: { html } }: BlockProps<'html'>) => <Prose html={html} width="wide" />;
