import type { PublicationCard as Publication } from '@site/contracts/publications';
import { PublicationCard } from '@site/ui/publication-card';
import { CardGrid } from '../card-grid.tsx';

interface PublicationGridProps {
  teaser?: boolean;
  items: readonly Publication[];
  headingLevel?: 2 | 3;
}

export const PublicationGrid = ({ items, headingLevel, teaser }: PublicationGridProps) => (
  <CardGrid teaser={teaser}>
    {items.map((item) => (
      <PublicationCard key={item.url} item={item} headingLevel={headingLevel} />
    ))}
  </CardGrid>
);
