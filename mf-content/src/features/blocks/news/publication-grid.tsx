import type { PublicationCard as Publication } from '@site/contracts/publications';
import { PublicationCard } from '@site/ui/publication-card';
import { CardGrid } from '../card-grid.tsx';

interface PublicationGridProps {
  items: readonly Publication[];
  headingLevel?: 2 | 3;
}

export const PublicationGrid = ({ items, headingLevel }: PublicationGridProps) => (
  <CardGrid>
    {items.map((item) => (
      <PublicationCard key={item.url} item={item} headingLevel={headingLevel} />
    ))}
  </CardGrid>
);
