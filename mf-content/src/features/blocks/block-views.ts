import { BannerBlock } from './banner/banner-block.tsx';
import type { BlockType, BlockView } from './block-view.ts';
import { CardsBlock } from './cards/cards-block.tsx';
import { CategorySliderBlock } from './category-slider/category-slider-block.tsx';
import { CtaBlock } from './cta/cta-block.tsx';
import { EventsBlock } from './events/events-block.tsx';
import { FaqBlock } from './faq/faq-block.tsx';
import { FormBlock } from './form/form-block.tsx';
import { HtmlBlock } from './html/html-block.tsx';
import { MapOrTeaserBlock } from './map-teaser/map-or-teaser-block.tsx';
import { NewsBlock } from './news/news-block.tsx';
import { NumbersBlock } from './numbers/numbers-block.tsx';
import { PartnersBlock } from './partners/partners-block.tsx';
import { plainViews } from './plain-blocks.tsx';
import { ProductsBlock } from './products/products-block.tsx';
import { ProjectsBlock } from './projects/projects-block.tsx';
import { RequisitesBlock } from './requisites/requisites-block.tsx';
import { SliderBlock } from './slider/slider-block.tsx';
import { StepsBlock } from './steps/steps-block.tsx';
import { TabsBlock } from './tabs/tabs-block.tsx';

/** Every block type of the contract with its component. A type missing here is a compile error. */
export const blockViews = {
  ...plainViews,
  tabs: { Component: TabsBlock, place: 'flow' },
  banner: { Component: BannerBlock, place: 'flow' },
  html: { Component: HtmlBlock, place: 'flow' },
  slider: { Component: SliderBlock, place: 'section' },
  category_slider: { Component: CategorySliderBlock, place: 'section' },
  cards: { Component: CardsBlock, place: 'section' },
  products: { Component: ProductsBlock, place: 'section' },
  numbers: { Component: NumbersBlock, place: 'section' },
  steps: { Component: StepsBlock, place: 'section' },
  map: { Component: MapOrTeaserBlock, place: 'section' },
  requisites: { Component: RequisitesBlock, place: 'section' },
  form: { Component: FormBlock, place: 'section' },
  cta: { Component: CtaBlock, place: 'section' },
  partners: { Component: PartnersBlock, place: 'section' },
  projects: { Component: ProjectsBlock, place: 'section' },
  news: { Component: NewsBlock, place: 'section' },
  events: { Component: EventsBlock, place: 'section' },
  faq: { Component: FaqBlock, place: 'section' },
} satisfies { [T in BlockType]: BlockView<T> };
