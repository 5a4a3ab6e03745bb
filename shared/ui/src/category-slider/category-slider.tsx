import { CategoryCard } from '../category-card/index.ts';
import { ScrollButtons } from '../carousel/scroll-buttons.tsx';
import { useScroller } from '../carousel/use-scroller.ts';
import { Icon } from '../icon/index.ts';
import { iconArrowRight } from '../icons/index.ts';
import css from './category-slider.module.css';

export interface CategorySliderProps {
  categories: readonly { name: string; image: string; href: string }[];
  /** URL of the last card, «Перейти в каталог». */
  catalogHref: string;
}

/** Slides move in groups of two (specification). The number of visible cards per width is in the style sheet. */
const GROUP = 2;

/**
 * Category cards in a row. Uses the browser's scrolling and snapping instead of a slider library, so the row looks the
 * same in the server's HTML, while scripts load, and without them.
 */
export function CategorySlider({ categories, catalogHref }: CategorySliderProps) {
  const { ref, ends, move } = useScroller();
  return (
    <div className={css.slider} role="group" aria-label="Категории каталога" data-arrows="above">
      <ul ref={ref} className={css.track}>
        {categories.map(({ name, image, href }, index) => (
          <li key={href} className={css.slide}>
            <CategoryCard name={name} image={image} href={href} priority={index < 8} />
          </li>
        ))}
        <li className={css.slide}>
          <a className={css.last} href={catalogHref}>
            <span className={css.box}>
              <Icon shape={iconArrowRight} size={32} />
            </span>
            <span>Перейти в&nbsp;каталог</span>
          </a>
        </li>
      </ul>
      <ScrollButtons ends={ends} move={move} by={GROUP} />
    </div>
  );
}
