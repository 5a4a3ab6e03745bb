import type { BlockProps } from '../block-view.ts';
import { TitledSection } from '../titled-section.tsx';
import { NewsGrid } from './news-grid.tsx';

export const NewsBlock = ({ block }: BlockProps<'news'>) => (
  <TitledSection block={block}>
    <NewsGrid items={block.items} headingLevel={block.title ? 3 : 2} />
  </TitledSection>
);
