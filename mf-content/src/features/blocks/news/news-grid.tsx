import type { NewsCard as NewsItem } from '@site/contracts/blocks';
import { NewsCard } from '@site/ui/news-card';
import { CardGrid } from '../card-grid.tsx';

interface NewsGridProps {
  items: readonly NewsItem[];
  headingLevel?: 2 | 3;
}

export const NewsGrid = ({ items, headingLevel }: NewsGridProps) => (
  <CardGrid>
    {items.map((item) => <NewsCard key={item.slug} item={item} headingLevel={headingLevel} />)}
  </CardGrid>
);
