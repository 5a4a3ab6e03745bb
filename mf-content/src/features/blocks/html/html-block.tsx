import { Prose } from '@site/ui/prose';
import type { BlockProps } from '../block-view.ts';

/** Administrators' markup, sanitised by the API as every other. */
export const HtmlBlock = ({ block: { html } }: BlockProps<'html'>) => <Prose html={html} width="wide" />;
