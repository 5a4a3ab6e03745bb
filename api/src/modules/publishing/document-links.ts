import { ownUrl } from '@site/kernel/own-address';
import type { Db } from '../../db/database.ts';
import type { BrokenAddresses } from '../redirects/broken-addresses.ts';
import { DocumentLinkRepository } from './document-link-repository.ts';
import { RevisionRepository } from './revision-repository.ts';

/** Properties of documents and blocks with an address. */
const addresses = new Set(['url', 'link']);
/** Stored markup is sanitised: its attributes are in double quotes. */
const HREF = /\shref="([^"]*)"/g;

const isOwn = (address: string) => ownUrl(address) !== undefined;

/** Addresses of the site to which a stored value links, also in its markup. */
export function linksIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return addresses.has(key)
      ? [value].filter(isOwn)
      : [...value.matchAll(HREF)].map(([, href = '']) => href.replaceAll('&amp;', '&')).filter(isOwn);
  if (Array.isArray(value)) return value.flatMap((item) => linksIn(item, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => linksIn(item, name));
}

type Deps = { db: Db; now: () => Date; brokenAddresses: BrokenAddresses };

/** Finds links of live documents to pages removed or hidden since the document was published. */
export async function checkDocumentLinks({ db, now, brokenAddresses }: Deps): Promise<void> {
  const repository = new DocumentLinkRepository(db);
  const [documents, before] = await Promise.all([new RevisionRepository(db).allLive(), repository.all()]);
  const links = documents.flatMap(({ address, document }) =>
    [...new Set(linksIn(document))].map((url) => ({ address, url })),
  );
  const urls = links.map(({ url }) => url);
  const found = await brokenAddresses.among(urls, new Set(before.map(({ url }) => url)));
  if (!found) return;
  const broken = new Set(found);
  await repository.replace(
    links.filter(({ url }) => broken.has(url)),
    now(),
  );
}
