const attributesOf = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!.toLowerCase(), value]));

const link = (attributes: Record<string, string | undefined>) =>
  `<link rel="preload" as="image" fetchpriority="high"${Object.entries(attributes)
    .map(([name, value]) => (value ? ` ${name}="${value}"` : ''))
    .join('')}>`;

/**
 * Returns preload hints for the first picture that the page marks as its largest (`priority` of `Picture`), to put
 * before those for scripts. Without a hint it would wait for them: over HTTP/1.1 a browser loads six files at a time,
 * in the order of discovery. React writes such hints itself, except for images inside `<picture>`. Values taken from
 * the markup are already escaped.
 */
export function firstPicture(markup: string): string {
  const marked = markup.indexOf('fetchPriority="high"');
  const start = markup.lastIndexOf('<picture', marked);
  const end = markup.indexOf('</picture>', start);
  if (marked < 0 || start < 0 || end < marked) return '';
  const tags = [...markup.slice(start, end).matchAll(/<(source|img)\b[^>]*>/g)];
  const [source, ...others] = tags.filter(([, name]) => name === 'source').map(([tag]) => attributesOf(tag));
  const src = attributesOf(tags.find(([, name]) => name === 'img')![0]).src;
  if (!source) return link({ href: src });
  const { srcset, sizes, type, media } = source;
  const first = link({ imagesrcset: srcset, imagesizes: sizes, type, media });
  // With several sources for parts of the windows the browser's choice is unknown, and a wrong hint costs more than none.
  // Among formats for all windows the browser takes the first that it supports, and ignores the hint of another.
  if (others.length > 0 && (media || others.some((other) => other.media || other.type === type))) return '';
  // A browser that does not support the type ignores the hint.
  return media ? first + link({ href: src, media: `not all and ${media}` }) : first;
}
