import { paths } from '@site/contracts/paths';
import { CategorySlider } from '@site/ui/category-slider';
import { Section } from '@site/ui/layout';
import type { BlockProps } from '../block-view.ts';

export const CategorySliderBlock = ({ block: { categories } }: BlockProps<'category_slider'>) => (
  <Section title="Каталог">
    <CategorySlider
      categories={categories.map(({ name, url, image }) => ({ name, image: image.image, href: paths.category(url) }))}
      catalogHref={paths.catalog()}
    />
  </Section>
);
