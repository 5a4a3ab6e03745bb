import sanitizeHtml from 'sanitize-html';

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

/** For descriptions and structured data, which are not markup. */
export const plainText = (source: string): string =>
  sanitizeHtml(source, { allowedTags: [], allowedAttributes: {} })
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ')
    .trim();
