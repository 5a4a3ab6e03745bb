import sanitizeHtml from 'sanitize-html';

/**
 * Ids of headings that editors can link to. Other ids could shadow elements or globals that the page looks up: «root»,
 * «COMPOSITION», «__proto__» (DOM clobbering).
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

/** Additional elements for the HTML blocks of administrators; still no scripts, styles or frames. */
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

/** Caches sanitised texts by source, because the same few hundred texts are requested repeatedly. */
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

/** Local addresses, mail, phone, and other sites by https; browsers read `/\\` as `//`. */
const SAFE_ADDRESS = /^(?:\/(?![/\\])|#|\?|https:\/\/|mailto:|tel:)/;
const addressKeys = new Set(['url', 'link', 'captions']);

/** Replaces URLs anywhere in a block by `#` when they would run a script or hide their target. */
export function withSafeAddresses<T>(value: T, key = ''): T {
  if (typeof value === 'string') return (addressKeys.has(key) && !SAFE_ADDRESS.test(value) ? '#' : value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => withSafeAddresses(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withSafeAddresses(item, name)])) as T;
}

/** Plain text for descriptions and structured data. */
export const plainText = (source: string): string =>
  sanitizeHtml(source, { allowedTags: [], allowedAttributes: {} })
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ')
    .trim();
