interface LinkTarget {
  href: string;
  rel?: string;
  target?: string;
}

/** Returns link attributes: an address outside the site opens in a new tab, without access to this window. */
export const linkTo = (href: string): LinkTarget =>
  /^https?:/i.test(href) ? { href, rel: 'noopener noreferrer', target: '_blank' } : { href };
