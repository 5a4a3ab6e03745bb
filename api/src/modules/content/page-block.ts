import type { BlockOf } from '@site/contracts/blocks';
import type { PublicationSection } from '@site/contracts/publication-sections';
import type { DocumentKind } from '@site/contracts/support-lists';
import type { SceneName } from '../../../drawings/index.ts';

/** A picture as an editor names it: a drawn scene and what it shows. */
export type ScenePicture = { scene: SceneName; alt: string };

export const visibilities = ['all', 'guests', 'logged', 'partners'] as const;
export type Visibility = (typeof visibilities)[number];

type Link = { label: string; url: string };
type Titled = { title?: string; more?: Link };
type Stored<B> = Omit<B, 'id'>;

type ProductSource =
  { kind: 'articles'; articles: string[] } | { kind: 'category'; slug: string } | { kind: 'new' } | { kind: 'hits' };

/** Blocks that may also stand inside a tab. */
export type PlainPageBlock =
  | { type: 'text'; html: string; width?: 'normal' | 'wide' }
  | Stored<BlockOf<'heading'>>
  | Stored<BlockOf<'accordion'>>
  | Stored<BlockOf<'table'>>
  | { type: 'image'; picture: ScenePicture; caption?: string; link?: string }
  | { type: 'gallery'; pictures: ScenePicture[]; view: 'grid' | 'slider'; lightbox: boolean }
  | (Omit<BlockOf<'video'>, 'id' | 'poster'> & { poster: ScenePicture })
  | { type: 'quote'; text: string; author: string; position: string; photo?: ScenePicture }
  | (Titled & { type: 'downloads' } & ({ kind: DocumentKind; limit: number } | { slugs: string[] }));

/**
 * A block as pages keep it. References (products, news, documents…) stay references and are resolved for each answer,
 * so that a price or a date on a page is never older than its source.
 */
export type PageBlock = { visibility?: Visibility } & (
  | PlainPageBlock
  | { type: 'tabs'; items: { title: string; blocks: PlainPageBlock[] }[] }
  | (Titled & {
      type: 'cards';
      columns: 2 | 3 | 4;
      items: { picture?: ScenePicture; title: string; text: string; link?: string; badge?: string }[];
    })
  | { type: 'slider'; slides: { picture: ScenePicture; title: string; text: string; button?: Link }[] }
  | { type: 'category_slider' }
  | (Titled & { type: 'products'; source: ProductSource; limit: number })
  | Stored<BlockOf<'numbers'>>
  | Stored<BlockOf<'steps'>>
  | (Titled & { type: 'map'; city?: string; office?: true })
  | Stored<BlockOf<'form'>>
  | Stored<BlockOf<'cta'>>
  | (Titled & { type: 'partners'; city?: string; limit: number })
  | (Titled & { type: 'projects'; limit: number; except?: string })
  | (Titled & { type: 'news'; section?: PublicationSection; tag?: string; limit: number })
  | (Titled & { type: 'events'; limit: number })
  | (Titled & { type: 'faq'; group: string })
  | (Omit<BlockOf<'banner'>, 'id' | 'picture'> & { picture: ScenePicture })
  | { type: 'html'; html: string }
);
