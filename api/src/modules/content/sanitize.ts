import sanitizeHtml from 'sanitize-html';

/**
 * An editor's heading may be linked to, by an anchor as addresses are written. Others could be taken for what the page
 * finds by its id or by a global name: «root», «COMPOSITION», «__proto__» (DOM clobbering).
 */
const ANCHOR = /^(?!(?:root|main)$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const withAnchor: sanitizeHtml.Transformer = (tagName, { id = '' }) => ({
  tagName,
  attribs: { ...(ANCHOR.test(id) && { id }) },
});

const text: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'a',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'sub',
    'sup',
    'span',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'dl',
    'dt',
    'dd',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    th: ['scope', 'colspan'],
    td: ['colspan'],
    h2: ['id'],
    h3: ['id'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h2: withAnchor,
    h3: withAnchor,
    a: (tagName, { href = '', title }) => ({
      tagName,
      attribs: {
        href,
        ...(title && { title }),
        ...(/^https:/.test(href) && { rel: 'noopener nofollow', target: '_blank' }),
      },
    }),
  },
};

/** What administrators may add in a markup block; still no script, no style, no foreign frame. */
const markup: sanitizeHtml.IOptions = {
  ...text,
  allowedTags: [
    ...(text.allowedTags || []),
    'div',
    'section',
    'details',
    'summary',
    'figure',
    'figcaption',
    'small',
    'hr',
  ],
};

/** Cleaned texts by their source: the same few hundred texts are answered over and over. */
function memoised(options: sanitizeHtml.IOptions, limit = 2000) {
  const known = new Map<string, string>();
  return (source: string): string => {
    const hit = known.get(source);
    if (hit !== undefined) return hit;
    const clean = sanitizeHtml(source, options);
    if (known.size >= limit) known.clear();
    known.set(source, clean);
    return clean;
  };
}

export const sanitizeText = memoised(text);
export const sanitizeMarkup = memoised(markup);

/** Into the site, to a mail program or a telephone, or to another site by its scheme; a browser reads `/\\` as `//`. */
const SAFE_ADDRESS = /^(?:\/(?![/\\])|#|\?|https:\/\/|mailto:|tel:)/;
const addressKeys = new Set(['url', 'link', 'captions']);

/** A block with its addresses, wherever they stand in it: one that would run a script, or lead who knows where, leads nowhere. */
export function withSafeAddresses<T>(value: T, key = ''): T {
  if (typeof value === 'string') return (addressKeys.has(key) && !SAFE_ADDRESS.test(value) ? '#' : value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => withSafeAddresses(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withSafeAddresses(item, name)])) as T;
}

/** For descriptions and structured data, which are not markup. */
export const plainText = (source: string): string =>
  sanitizeHtml(source, { allowedTags: [], allowedAttributes: {} })
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ')
    .trim();
