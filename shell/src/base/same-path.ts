const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '');

/** Whether two paths are the same page, such as `/catalog/barriers/` and `/catalog/barriers?page=2`. */
export const isSamePath = (a: { pathname: string }, b: { pathname: string }) =>
  withoutSlash(a.pathname) === withoutSlash(b.pathname);
