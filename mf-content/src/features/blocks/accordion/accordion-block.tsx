import { Accordion } from '@site/ui/accordion';
import { Prose } from '@site/ui/prose';
import type { BlockProps } from '../block-view.ts';

export const AccordionBlock = ({ block: { items, open_first: openFirst } }: BlockProps<'accordion'>) => (
  <Accordion
    openFirst={openFirst}
    items={items.map(({ title, html }) => ({ title, content: <Prose html={html} /> }))}
  />
);
