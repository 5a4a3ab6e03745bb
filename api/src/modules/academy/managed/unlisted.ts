/** The head of a hidden entry's page, which events and links still open: out of search engines. */
export const unlisted = ({ is_hidden }: { is_hidden: boolean }) =>
  is_hidden ? { robots: 'noindex, follow' as const } : {};
