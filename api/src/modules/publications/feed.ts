import { paths } from '@site/contracts/paths';
import type { PublicationSection } from '@site/contracts/publication-sections';
import { element, opening } from '../../papers/xml.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { PublicationRow } from '../../tables/publication-tables.ts';
import type { PublicationDeps } from './publication-service.ts';
import { sections } from './sections.ts';

/** Publications per feed. */
const LATEST = 30;

const ATOM = 'http://www.w3.org/2005/Atom';
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';

export type FeedDeps = Omit<PublicationDeps, 'repository'> & { seo: SeoBuilder };

function itemOf({ seo }: FeedDeps, row: PublicationRow): string {
  const { section, slug, title, lead, published_at, topic, tags, author } = row;
  const address = seo.absolute(paths.publication(section, slug));
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

/** Builds an RSS 2.0 feed (https://www.rssboard.org/rss-specification) with the title and lead of each publication. */
export async function publicationFeed(deps: FeedDeps, section: PublicationSection): Promise<string> {
  const { cached, now, seo } = deps;
  const rows = await cached.list(section, now(), {}, LATEST);
  const { name, description } = sections[section];
  const newest = rows[0]?.published_at;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    opening('rss', { version: '2.0', 'xmlns:atom': ATOM, 'xmlns:dc': DUBLIN_CORE }),
    '<channel>',
    element('title', `${name} — ${seo.brand}`),
    element('link', seo.absolute(paths.publications(section))),
    element('description', description),
    element('language', 'ru'),
    element('atom:link', '', {
      href: seo.absolute(paths.publicationFeed(section)),
      rel: 'self',
      type: 'application/rss+xml',
    }),
    ...(newest ? [element('lastBuildDate', newest.toUTCString())] : []),
    ...rows.map((row) => itemOf(deps, row)),
    '</channel></rss>\n',
  ].join('\n');
}
