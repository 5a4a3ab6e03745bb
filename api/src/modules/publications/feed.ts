import { paths } from '@site/contracts/paths';
import type { PublicationSection } from '@site/contracts/publication-sections';
import { element, opening } from '../../papers/xml.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { PublicationRow } from '../../tables/publication-tables.ts';
import type { PublicationDependencies } from './publication-service.ts';
import { sections } from './sections.ts';

/** Publications per feed. */
const LATEST = 30;

const ATOM = 'http://www.w3.org/2005/Atom';
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';

type Dependencies = PublicationDependencies & { seo: SeoBuilder };

/** Builds an RSS 2.0 feed (https://www.rssboard.org/rss-specification) with the title and lead of each publication. */
export function createPublicationFeed({ repository, now, seo: { absolute, brand } }: Dependencies) {
  function itemOf({ section, slug, title, lead, published_at, topic, tags, author }: PublicationRow): string {
    const address = absolute(paths.publication(section, slug));
    return [
      '<item>',
      element('title', title),
      element('link', address),
      element('guid', address, { isPermaLink: 'true' }),
      element('pubDate', published_at.toUTCString()),
      element('description', lead),
      ...(author ? [element('dc:creator', author.name)] : []),
      ...[...new Set([...(topic ? [topic] : []), ...tags])].map((name) => element('category', name)),
      '</item>',
    ].join('');
  }

  return async (section: PublicationSection): Promise<string> => {
    const rows = await repository.list(section, now(), {}, LATEST);
    const { name, description } = sections[section];
    const newest = rows[0]?.published_at;
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      opening('rss', { version: '2.0', 'xmlns:atom': ATOM, 'xmlns:dc': DUBLIN_CORE }),
      '<channel>',
      element('title', `${name} — ${brand}`),
      element('link', absolute(paths.publications(section))),
      element('description', description),
      element('language', 'ru'),
      element('atom:link', '', {
        href: absolute(paths.publicationFeed(section)),
        rel: 'self',
        type: 'application/rss+xml',
      }),
      ...(newest ? [element('lastBuildDate', newest.toUTCString())] : []),
      ...rows.map(itemOf),
      '</channel></rss>\n',
    ].join('\n');
  };
}

export type PublicationFeed = ReturnType<typeof createPublicationFeed>;
