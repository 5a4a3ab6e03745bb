import type { NewsCard as NewsItem } from '@site/contracts/blocks';
import { Grid } from '@site/ui/layout';
import { NewsCard } from '@site/ui/news-card';

interface NewsGridProps {
  items: readonly NewsItem[];
  headingLevel?: 2 | 3;
}

export const NewsGrid = ({ items, headingLevel }: NewsGridProps) => (
  <Grid min={300}>
    {items.map((item) => <NewsCard key={item.slug} item={item} headingLevel={headingLevel} />)}
  </Grid>
);
