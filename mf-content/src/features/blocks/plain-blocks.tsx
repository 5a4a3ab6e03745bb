import type { PlainBlock } from '@site/contracts/blocks';
import { AccordionBlock } from './accordion/accordion-block.tsx';
import type { BlockView } from './block-view.ts';
import { DownloadsBlock } from './downloads/downloads-block.tsx';
import { DrawBlock } from './draw-block.tsx';
import { GalleryBlock } from './gallery/gallery-block.tsx';
import { HeadingBlock } from './heading/heading-block.tsx';
import { ImageBlock } from './image/image-block.tsx';
import { QuoteBlock } from './quote/quote-block.tsx';
import { TableBlock } from './table/table-block.tsx';
import { TextBlock } from './text/text-block.tsx';
import { VideoBlock } from './video/video-block.tsx';

/** Blocks that may also be inside a tab, so they render without the column of the page. */
export const plainViews = {
  text: { Component: TextBlock, place: 'flow' },
  heading: { Component: HeadingBlock, place: 'flow' },
  image: { Component: ImageBlock, place: 'flow' },
  gallery: { Component: GalleryBlock, place: 'flow' },
  video: { Component: VideoBlock, place: 'flow' },
  accordion: { Component: AccordionBlock, place: 'flow' },
  table: { Component: TableBlock, place: 'flow' },
  quote: { Component: QuoteBlock, place: 'flow' },
  downloads: { Component: DownloadsBlock, place: 'flow' },
} satisfies { [T in PlainBlock['type']]: BlockView<T> };

export const PlainBlockView = ({ block }: { block: PlainBlock }) => <DrawBlock views={plainViews} block={block} />;
