/** Sections of dated texts; the name is the URL segment. Without zod, for the browser. */
export const publicationSections = ['news', 'blog', 'articles'] as const;
export type PublicationSection = (typeof publicationSections)[number];
