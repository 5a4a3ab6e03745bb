interface LinkTarget {
  href: string;
  rel?: string;
  target?: string;
}

/** Editors' addresses may leave the site: those open beside it, and the other site learns nothing of this window. */
export const linkTo = (href: string): LinkTarget =>
  /^https?:/i.test(href) ? { href, rel: 'noopener noreferrer', target: '_blank' } : { href };
