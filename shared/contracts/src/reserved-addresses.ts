import { catalogFeed, catalogWorkbook, publicationFeed } from './addresses.ts';
import { OFFLINE_PAGE } from './offline.ts';
import { publicationSections } from './publication-sections.ts';
import { SHOP_FORMS } from './shop-forms.ts';
import { SITE_FILES } from './site-file.ts';

/** Prefixes behind which the API answers; the host passes them on: calls and forms, and folders of files. */
export const apiCalls = ['/api', '/dev', SHOP_FORMS];
export const apiFolders = ['/media', '/documents'];

/** Files that the API makes of the catalogue, the contacts, the list of pages and the publications. Their addresses are at the root, and known so. */
export const apiFiles = [
  OFFLINE_PAGE,
  catalogWorkbook(),
  catalogFeed(),
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-:map.xml',
  ...publicationSections.map(publicationFeed),
];

/** Prefixes behind which the host itself answers: files of releases, compositions, the site's data, its health. */
const hostPrefixes = ['/r', '/builds', SITE_FILES, '/healthz', '/readyz'];

/** The shell's own pages, besides those for development, which begin with `_`. */
const shellAddresses = ['/technical'];

const owned = new Map<string, string>([
  ...[...apiCalls, ...apiFolders, ...hostPrefixes].map((prefix) => [prefix.slice(1), 'the host'] as const),
  ...shellAddresses.map((address) => [address.slice(1), 'the shell'] as const),
]);

/** Who keeps an address from remotes: a form of a pattern (`formsOf`) that the host or the shell answers for. */
export function reservedFor(form: string): string | undefined {
  const [first = '', ...rest] = form.slice(1).split('/');
  if (first === '*') return 'the shell, which answers where nothing else does';
  if (first.startsWith('_')) return 'the shell';
  // Files at the root: robots.txt, price lists, icons.
  if (rest.length === 0 && first.includes('.')) return 'the host';
  return owned.get(first);
}
