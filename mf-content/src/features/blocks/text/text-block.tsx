import { Prose } from '@site/ui/prose';
import type { BlockProps } from '../block-view.ts';

export const TextBlock = ({ block: { html, width } }: BlockProps<'text'>) => <Prose html={html} width={width} />;
