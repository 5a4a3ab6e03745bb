const attributesOf = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!.toLowerCase(), value]));

const link = (attributes: Record<string, string | undefined>) =>
  `<link rel="preload" as="image" fetchpriority="high"${Object.entries(attributes)
    .map(([name, value]) => (value ? ` ${name}="${value}"` : ''))
    .join('')}>`;

/**
 * Hints for the first picture that the page marks as its largest (`priority` of `Picture`), to stand before those for
 * scripts. Found in the markup, it would wait for them: over HTTP/1.1 a browser asks for six files at a time, in the order
 * in which it learns of them. React writes such hints itself, but for no image inside `<picture>`. What is taken from
 * markup is escaped already.
 */
export function firstPicture(markup: string): string {
  const marked = markup.indexOf('fetchPriority="high"');
  const start = markup.lastIndexOf('<picture', marked);
  const end = markup.indexOf('</picture>', start);
  if (marked < 0 || start < 0 || end < marked) return '';
  const tags = [...markup.slice(start, end).matchAll(/<(source|img)\b[^>]*>/g)];
  const [source, another] = tags.filter(([, name]) => name === 'source').map(([tag]) => attributesOf(tag));
  const src = attributesOf(tags.find(([, name]) => name === 'img')![0]).src;
  if (!source) return link({ href: src });
  const { srcset, sizes, type, media } = source;
  const first = link({ imagesrcset: srcset, imagesizes: sizes, type, media });
  // What the browser chooses among several is not known here: a hint that is wrong costs more than none.
  if (another) return '';
  // Where its type is unknown to the browser, it follows no hint.
  return media ? first + link({ href: src, media: `not all and ${media}` }) : first;
}
