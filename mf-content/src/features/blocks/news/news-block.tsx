import type { BlockProps } from '../block-view.ts';
import { TitledSection } from '../titled-section.tsx';
import { PublicationGrid } from './publication-grid.tsx';

export const NewsBlock = ({ block }: BlockProps<'news'>) => (
  <TitledSection block={block}>
    <PublicationGrid items={block.items} headingLevel={block.title ? 3 : 2} teaser={Boolean(block.more)} />
  </TitledSection>
);
