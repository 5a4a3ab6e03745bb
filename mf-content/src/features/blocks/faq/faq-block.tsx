import { Accordion } from '@site/ui/accordion';
import { Prose } from '@site/ui/prose';
import type { BlockProps } from '../block-view.ts';
import { TitledSection } from '../titled-section.tsx';

export const FaqBlock = ({ block }: BlockProps<'faq'>) => (
  <TitledSection block={block}>
    <Accordion
      items={block.items.map(({ question, answer }) => ({ title: question, content: <Prose html={answer} /> }))}
    />
  </TitledSection>
);
