import { withQuery } from '@site/contracts/paths';
import type { Breadcrumb, Seo } from '@site/contracts/seo';
import { cutText } from '@site/kernel/plain-text';
import { shareImageOf } from './share-images.ts';

const TITLE = 70;

const DESCRIPTION = 160;

/** Cuts a text between words and appends an ellipsis. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = cutText(text, limit - 1);
  const space = cut.search(/[\s\u00a0]\S*$/);
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–—.«(-]+$/, '')}…`;
}

export type SeoInput = {
  title: string;
  description: string;
  h1: string;
  path: string;
  /** Breadcrumbs after «Главная», including the page itself. */
  crumbs: Breadcrumb[];
  robots?: string;
  page?: number;
  image?: string;
  type?: 'website' | 'article' | 'product';
  feed?: Seo['feed'];
  jsonld?: Record<string, unknown>[];
};

export class SeoBuilder {
  constructor(
    private readonly host: string,
    readonly brand: string,
  ) {}

  /** Converts a path to a URL, which schema.org objects require. */
  absolute(path: string): string {
    return path.startsWith('/') ? `${this.host}${path}` : path;
  }

  build({ page = 1, ...input }: SeoInput): Seo {
    const breadcrumbs = input.path === '/' ? [] : [{ name: 'Главная', url: '/' }, ...input.crumbs];
    const title = this.titleOf(input.title, page);
    const description = clip(input.description, DESCRIPTION);
    return {
      title,
      description,
      h1: input.h1,
      canonical: page > 1 ? withQuery(input.path, { page }) : input.path,
      robots: input.robots ?? 'index, follow',
      og: { title, description, type: input.type ?? 'website', image: input.image ?? shareImageOf(input.path) },
      ...(input.feed && { feed: input.feed }),
      breadcrumbs,
      jsonld: [...(breadcrumbs.length > 1 ? [this.breadcrumbList(breadcrumbs)] : []), ...(input.jsonld ?? [])],
    };
  }

  /** Adds the brand when it fits, and always the page number, so that pages of a list have distinct titles. */
  private titleOf(title: string, page: number): string {
    const suffix = page > 1 ? ` — страница\u00a0${page}` : '';
    const branded = `${title} — ${this.brand}`;
    const base = branded.length + suffix.length <= TITLE && !title.includes(this.brand) ? branded : title;
    return clip(base, TITLE - suffix.length) + suffix;
  }

  private breadcrumbList(crumbs: Breadcrumb[]) {
    return {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: this.absolute(crumb.url),
      })),
    };
  }
}
